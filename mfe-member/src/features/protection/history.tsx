import type { ProtectionRecord } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { useProtectionHistory } from '../../api/protection-history.ts';
import styles from './protection.module.css';
import { useLimitText } from './use-limit-text.ts';

/** The member's past decisions, the newest first. */
export function History() {
  const { t } = useTexts('mfe-member');
  return (
    <Section title={t('safely.history')}>
      <Records />
    </Section>
  );
}

function Records() {
  const { t, formats } = useTexts('mfe-member');
  const history = useProtectionHistory();
  if (history.isPending) return <Skeleton height={72} />;
  if (history.error) return <Retry error={history.error} onRetry={history.refetch} />;
  if (history.data.length === 0)
    return <Empty art="river" title={t('safely.no-history')} text={t('safely.no-history-text')} />;
  return (
    <ul role="list" className={styles.records}>
      {history.data.slice(0, 20).map((record) => (
        <li key={record.id} className={styles.record}>
          <span>{t(`safely.action.${record.action}`)}</span>
          <Detail record={record} />
          <time dateTime={record.at}>{formats.dateTime(record.at)}</time>
        </li>
      ))}
    </ul>
  );
}

function Detail({ record: { kind, period, before, after } }: { record: ProtectionRecord }) {
  const { t } = useTexts('mfe-member');
  const textOf = useLimitText();
  if (!kind || !period) return <span />;
  const change = [before, after].filter((value, index) => value !== null || index === 1);
  return (
    <span className={styles.muted}>
      {[t(`safely.kind.${kind}`), t(`safely.period.${period}`)].join(' · ')}{' '}
      <bdi>{change.map((value) => textOf(kind, value)).join(' → ')}</bdi>
    </span>
  );
}
