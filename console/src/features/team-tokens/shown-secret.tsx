import type { MadeTeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { CopyButton } from '@croupier/ui/copy-button';
import styles from './team-tokens.module.css';

/** The full token. It is shown only once. */
export function ShownSecret({ made }: { made: MadeTeamToken }) {
  const { t } = useTexts('console');
  return (
    <div className={styles.form}>
      <p>{t('teams.once', { team: made.token.team, modules: made.token.modules })}</p>
      <code className={styles.secret} dir="ltr">
        {made.secret}
      </code>
      <CopyButton text={made.secret} what={t('teams.token')} />
    </div>
  );
}
