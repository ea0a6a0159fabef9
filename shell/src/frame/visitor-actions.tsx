import { useTexts } from '@croupier/i18n';
import { Button, useSite } from '@croupier/ui';
import { loadSignIn } from '../sign-in/load-sign-in.ts';
import { hasFlag } from '../site.ts';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import { FreePlayEntry } from './free-play-entry.tsx';
import styles from './visitor-actions.module.css';

/** For visitors who are not signed in. The forms load when the pointer approaches. */
export function VisitorActions() {
  const { t } = useTexts('shell');
  const signIn = useSignIn();
  const site = useSite();
  const warm = () => void loadSignIn();
  return (
    <>
      {hasFlag(site, 'FREEPLAY3') && <FreePlayEntry />}
      <Button
        variant="quiet"
        className={styles.action}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => signIn.open('login')}
      >
        {t('signIn.login')}
      </Button>
      <Button
        variant="primary"
        className={styles.action}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => signIn.open('register')}
      >
        {t('signIn.register')}
      </Button>
    </>
  );
}
