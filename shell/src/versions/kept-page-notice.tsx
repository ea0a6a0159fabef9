import { useTexts } from '@croupier/i18n';
import { Button, Icon } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';
import styles from './new-version-notice.module.css';

/** Says that the page arrived damaged, and from when what shows in its place is. */
export function KeptPageNotice() {
  const { site, reload } = useShell();
  const { t, formats } = useTexts('shell');
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <p>{t('keptPage.text', { time: formats.time(site.serverTime) })}</p>
      <Button size="s" onClick={reload}>
        {t('keptPage.reload')}
      </Button>
    </div>
  );
}
