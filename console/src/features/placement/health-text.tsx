import type { ReleaseFailures } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './placement.module.css';

/** Number of networks with failures from which a release counts as failing. */
const failsFrom = 3;

/** Failures of a release that pages reported within a day. */
export function HealthText({ failures }: { failures: ReleaseFailures }) {
  const { t, formats } = useTexts('console');
  const { reports, networks } = failures;
  const health = networks === 0 ? 'good' : networks < failsFrom ? 'fair' : 'bad';
  const counted = (key: 'failureCount' | 'networkCount', count: number) =>
    t(`board.${key}`, { count, amount: formats.number(count) });
  return (
    <p className={styles.health} data-health={health}>
      {reports === 0
        ? t('board.healthy')
        : t('board.reported', {
            failures: counted('failureCount', reports),
            networks: counted('networkCount', networks),
          })}
    </p>
  );
}
