import { capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox } from '@croupier/ui';
import { useState } from 'react';
import { useShell } from '../shell-scope.tsx';
import styles from './sign-in.module.css';

interface LoginBesidesProps {
  /** Whether this device remembers a member: the initial state of the box. */
  readonly isRemembered: boolean;
  readonly onForgot: () => void;
}

/** Content below the fields of every log-in form: the “remember” box and the link for a lost password. */
export function LoginBesides({ isRemembered, onForgot }: LoginBesidesProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const [choice, setChoice] = useState<boolean | null>(null);
  return (
    <div className={styles.besides}>
      <Checkbox
        label={t('login.remember')}
        name="remember"
        checked={choice ?? isRemembered}
        onChange={(event) => setChoice(event.currentTarget.checked)}
      />
      {capabilitiesOf(site.flags).recover.length > 0 && (
        <button type="button" className={styles.switch} onClick={onForgot}>
          {t('login.forgot')}
        </button>
      )}
    </div>
  );
}
