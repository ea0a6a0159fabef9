import type { CanaryState, Placement } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, Progress } from '@croupier/ui';
import styles from './placement.module.css';

/** The version on trial and its health, or a message that the last trial ended automatically. */
export function CanaryStatus({ placement }: { placement: Placement }) {
  const { canary, withdrawn } = placement;
  if (canary) return <Ongoing canary={canary} />;
  if (withdrawn) return <Withdrawn withdrawn={withdrawn} />;
  return null;
}

function Ongoing({ canary }: { canary: CanaryState }) {
  const { t, formats } = useTexts('console');
  const names = {
    version: canary.version,
    percent: formats.number(canary.percent),
    reporting: formats.number(canary.reporting),
    served: formats.number(canary.served),
  };
  return (
    <div className={styles.canary} data-failing={canary.reporting > 0 || undefined}>
      <Progress value={canary.percent / 100} label={t('board.trialShare', names)} />
      <p>
        <strong>{t('board.trial', names)}</strong>{' '}
        {t(canary.reporting > 0 ? 'board.trialReports' : 'board.trialQuiet', names)}
      </p>
    </div>
  );
}

function Withdrawn({ withdrawn }: { withdrawn: NonNullable<Placement['withdrawn']> }) {
  const { t, formats } = useTexts('console');
  return (
    <p className={styles.conflict}>
      <Icon name="alert" />
      {t('board.withdrawn', {
        version: withdrawn.version,
        time: formats.dateTime(withdrawn.at),
      })}
    </p>
  );
}
