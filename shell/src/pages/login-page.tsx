import { useTexts } from '@croupier/i18n';
import { Logo, Motif, useSite } from '@croupier/ui';
import styles from './pages.module.css';

/** The background of the log-in dialog on its own page: the brand, and nothing that needs a session. */
export function LoginPage() {
  const { t } = useTexts('shell');
  const { brand } = useSite();
  return (
    <div className={styles.message}>
      <Motif />
      <Logo look={brand.mark} name={brand.word} />
      <h1 tabIndex={-1}>{t('signIn.login')}</h1>
    </div>
  );
}
