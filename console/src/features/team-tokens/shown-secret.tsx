import type { MadeTeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, useToast } from '@croupier/ui';
import styles from './team-tokens.module.css';

/** The full token. It is shown only once. */
export function ShownSecret({ made }: { made: MadeTeamToken }) {
  const { t } = useTexts('console');
  const toast = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(made.secret);
      toast({ tone: 'positive', text: t('teams.copied') });
    } catch {
      toast({ tone: 'warning', text: t('teams.notCopied') });
    }
  }

  return (
    <div className={styles.form}>
      <p>{t('teams.once', { team: made.token.team, modules: made.token.modules })}</p>
      <code className={styles.secret} dir="ltr">
        {made.secret}
      </code>
      <Button icon="copy" onClick={() => void copy()}>
        {t('teams.copy')}
      </Button>
    </div>
  );
}
