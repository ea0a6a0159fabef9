import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { PlaySafely } from '../features/protection/play-safely.tsx';
import styles from './play-safely-page.module.css';

/** One step away from every page, signed in or not. */
export function PlaySafelyPage() {
  const { t } = useTexts('mfe-member');
  return (
    <div className={styles.page}>
      <PageHeader title={t('safely.title')} lead={t('safely.lead')} />
      <PlaySafely />
    </div>
  );
}
