import type { MemberProtection, ProtectionLimit, ProtectionRecord } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Empty, Section, Stat, Table, type Column } from '@croupier/ui';
import styles from './protection.module.css';
import { useLimitText } from './use-limit-text.ts';

/** A member's current limits, and the history of decisions. */
export function MemberState({ found }: { found: MemberProtection }) {
  const { t, formats } = useTexts('console');
  const { status, account } = found;
  const { exclusion, timeOutUntil } = status;
  return (
    <>
      <Card className={styles.state}>
        <Stat label={t('protection.member')} value={<bdi>{account}</bdi>} />
        <Stat label={t('protection.profile')} value={status.rules.profile} />
        <Stat
          label={t('protection.check')}
          value={t('protection.minutes', { minutes: formats.number(status.realityCheckMinutes) })}
        />
        <p className={styles.badges}>
          {exclusion && (
            <Badge tone="negative">
              {t('protection.excluded', { time: formats.dateTime(exclusion.until) })}
            </Badge>
          )}
          {timeOutUntil && (
            <Badge tone="warning">
              {t('protection.onBreak', { time: formats.dateTime(timeOutUntil) })}
            </Badge>
          )}
          {!exclusion && !timeOutUntil && <Badge tone="positive">{t('protection.open')}</Badge>}
        </p>
      </Card>
      <Section title={t('protection.limits')}>
        <LimitTable found={found} />
      </Section>
      <Section title={t('protection.history')}>
        <HistoryTable found={found} />
      </Section>
    </>
  );
}

function LimitTable({ found: { status, currency } }: { found: MemberProtection }) {
  const { t, formats } = useTexts('console');
  const textOf = useLimitText(currency);
  if (status.limits.length === 0)
    return <Empty look="row" title={t('protection.noLimits')} art="search" />;
  const columns: readonly Column<ProtectionLimit>[] = [
    { id: 'kind', header: t('protection.what'), cell: ({ kind }) => t(`protection.kind.${kind}`) },
    {
      id: 'period',
      header: t('protection.in'),
      cell: ({ period }) => t(`protection.period.${period}`),
    },
    {
      id: 'value',
      header: t('protection.limit'),
      cell: ({ kind, value }) => <bdi>{textOf(kind, value)}</bdi>,
    },
    {
      id: 'used',
      header: t('protection.used'),
      cell: ({ kind, used }) => <bdi>{textOf(kind, used)}</bdi>,
    },
    {
      id: 'pending',
      header: t('protection.pending'),
      cell: ({ kind, pending }) =>
        pending && (
          <>
            <bdi>{textOf(kind, pending.value)}</bdi>{' '}
            <time dateTime={pending.dueAt}>{formats.dateTime(pending.dueAt)}</time>
          </>
        ),
    },
  ];
  return (
    <Card className={styles.table}>
      <Table
        caption={t('protection.limits')}
        columns={columns}
        rows={status.limits}
        rowKey={({ kind, period }) => `${kind} ${period}`}
      />
    </Card>
  );
}

function HistoryTable({ found: { history, currency } }: { found: MemberProtection }) {
  const { t, formats } = useTexts('console');
  const textOf = useLimitText(currency);
  if (history.length === 0)
    return <Empty look="row" title={t('protection.noHistory')} art="search" />;
  const shown = ({ kind }: ProtectionRecord, value: string | null) =>
    // Return times are shown unchanged; all other values are translated.
    kind ? textOf(kind, value) : t(`protection.word.${value}`, { defaultValue: value ?? '' });
  const columns: readonly Column<ProtectionRecord>[] = [
    {
      id: 'at',
      header: t('protection.at'),
      cell: ({ at }) => <time dateTime={at}>{formats.dateTime(at)}</time>,
    },
    {
      id: 'action',
      header: t('protection.what'),
      cell: ({ action }) => t(`protection.action.${action}`),
    },
    {
      id: 'by',
      header: t('protection.by'),
      cell: ({ operator }) => operator ?? t('protection.themselves'),
    },
    {
      id: 'about',
      header: t('protection.about'),
      cell: ({ kind, period }) =>
        kind &&
        period &&
        [t(`protection.kind.${kind}`), t(`protection.period.${period}`)].join(' · '),
    },
    {
      id: 'before',
      header: t('audit.before'),
      cell: (record) => record.before && <bdi>{shown(record, record.before)}</bdi>,
    },
    {
      id: 'after',
      header: t('audit.after'),
      cell: (record) => <bdi>{shown(record, record.after)}</bdi>,
    },
    { id: 'note', header: t('audit.note'), cell: ({ note }) => note },
  ];
  return (
    <Card className={styles.table}>
      <Table
        caption={t('protection.history')}
        columns={columns}
        rows={history}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
