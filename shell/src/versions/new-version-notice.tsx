import { useTexts } from '@croupier/i18n';
import { Button, Icon } from '@croupier/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import styles from './new-version-notice.module.css';

/**
 * Announces a newer version of the site. It is loaded when the visitor accepts, or with their next
 * navigation; a visitor in a game is not disturbed until they leave the game.
 */
export function NewVersionNotice({ isInGame }: { isInGame: boolean }) {
  const { versions, reload } = useShell();
  const { t } = useTexts('shell');
  const isNewer = useSyncExternalStore(versions.subscribe, versions.isNewer, () => false);
  useReloadOnNextPage(isNewer && !isInGame, reload);
  if (!isNewer || isInGame) return null;
  return (
    <div className={styles.notice} role="status">
      <Icon name="refresh" />
      <p>{t('newVersion.text')}</p>
      <Button size="s" onClick={reload}>
        {t('newVersion.reload')}
      </Button>
    </div>
  );
}

function useReloadOnNextPage(isDue: boolean, reload: () => void): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (isDue) reload();
  }, [pathname, isDue, reload]);
}

/** Shows that the page arrived damaged, and the time of the stored manifest that it uses instead. */
export function StoredPageNotice() {
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
