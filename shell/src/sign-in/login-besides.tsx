import { capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox } from '@croupier/ui';
import { useState } from 'react';
import { useShell } from '../shell-scope.tsx';
import styles from './sign-in.module.css';

interface LoginBesidesProps {
  /** Whether this device remembers somebody: whoever did not touch the box wants it as it was. */
  readonly isRemembered: boolean;
  readonly onForgot: () => void;
}

/** What stands below the fields of a log-in, whichever way: to be remembered, and the way back in. */
export function LoginBesides({ isRemembered, onForgot }: LoginBesidesProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const [wish, setWish] = useState<boolean | null>(null);
  return (
    <div className={styles.besides}>
      <Checkbox
        label={t('login.remember')}
        name="remember"
        checked={wish ?? isRemembered}
        onChange={(event) => setWish(event.currentTarget.checked)}
      />
      {capabilitiesOf(site.flags).recover.length > 0 && (
        <button type="button" className={styles.switch} onClick={onForgot}>
          {t('login.forgot')}
        </button>
      )}
    </div>
  );
}
