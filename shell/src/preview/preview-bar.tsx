import { previewOff, previewParameter, type SitePreview } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import styles from './preview-bar.module.css';

/**
 * Says that other visitors see another version, with a link to leave the preview; or, without a preview, that
 * the link has expired.
 */
export function PreviewBar({ preview }: { preview: SitePreview | undefined }) {
  const { t } = useTexts('shell');
  const text = preview ? t('preview.text', { ...preview }) : t('preview.over');
  return (
    <aside className={styles.bar} aria-label={text}>
      <Icon name={preview ? 'eye' : 'alert'} />
      <p>{text}</p>
      {/* A page load: the next page is the brand's usual page. */}
      <a href={`/?${previewParameter}=${previewOff}`}>
        {t(preview ? 'preview.leave' : 'preview.toSite')}
      </a>
    </aside>
  );
}
