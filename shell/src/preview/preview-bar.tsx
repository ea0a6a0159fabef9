import { previewParameter, type SitePreview } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import styles from './preview-bar.module.css';

/** Says that this is not what others see, and leads out of it. */
export function PreviewBar({ preview }: { preview: SitePreview }) {
  const { t } = useTexts('shell');
  return (
    <aside className={styles.bar} aria-label={t('preview.text', { ...preview })}>
      <Icon name="eye" />
      <p>{t('preview.text', { ...preview })}</p>
      {/* A page load: the next page is dealt like everybody's. */}
      <a href={`/?${previewParameter}=off`}>{t('preview.leave')}</a>
    </aside>
  );
}
