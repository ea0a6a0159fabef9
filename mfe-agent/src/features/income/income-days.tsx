import { agentIncomeFilePath, type IncomeDay } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Money, Retry, Skeleton, Stat, Table, type Column } from '@croupier/ui';
import { PeriodChoice, startOf } from '@croupier/ui/dates';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useIncome } from '../../api/income.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { periodIn } from '../../lib/period-in.ts';
import styles from './income.module.css';

interface IncomeDaysProps {
  readonly stored: Parameters<typeof periodIn>[0];
  readonly onPeriod: (to: string, days: string) => void;
  readonly onDay: (day: string) => void;
}

/** The sums of a period and of each of its days. */
export function IncomeDays({ stored, onPeriod, onDay }: IncomeDaysProps) {
  const { t, formats } = useTexts('mfe-agent');
  const { length, span } = periodIn(stored);
  const cursor = useCursor(JSON.stringify(span));
  const income = useIncome({ ...span, ...cursor.input });
  if (income.isPending) return <Skeleton height={300} />;
  if (income.error) return <Retry error={income.error} onRetry={income.refetch} />;
  const { rows, next, total, from, to, today, timeZone } = income.data;
  return (
    <>
      <PeriodChoice
        period={{ from, to }}
        length={length}
        today={today}
        onChange={(days, chosen) => onPeriod(days.to, chosen)}
      />
      {rows.length === 0 ? (
        <Empty art="wallet" title={t('income.none')} text={t('rebates.none-text')} />
      ) : (
        <>
          <div role="group" aria-label={t('report.totals')} className={styles.totals}>
            <Stat
              label={t('income.amount')}
              value={<Money amount={total.amount} tone="signed" />}
              tone="accent"
            />
            <Stat label={t('income.bets')} value={formats.number(total.bets)} />
          </div>
          <FileLink path={agentIncomeFilePath} query={{ from, to }} />
          <DayTable days={rows} onDay={onDay} />
        </>
      )}
      <Pager cursor={cursor} next={next} isBusy={income.isPlaceholderData} />
      <p className={styles.note}>{t('income.note', { zone: timeZone })}</p>
    </>
  );
}

interface DayTableProps {
  readonly days: readonly IncomeDay[];
  readonly onDay: (day: string) => void;
}

function DayTable({ days, onDay }: DayTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const columns: readonly Column<IncomeDay>[] = [
    {
      id: 'day',
      onCard: 'title',
      header: t('report.day'),
      cell: ({ day }) => (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('income.open', { name: formats.date(startOf(day)) })}
          onClick={() => onDay(day)}
        >
          {formats.date(startOf(day))}
        </Button>
      ),
    },
    {
      id: 'bets',
      header: t('income.bets'),
      align: 'end',
      cell: ({ bets }) => formats.number(bets),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('income.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    },
  ];
  return (
    <Table caption={t('income.days')} columns={columns} rows={days} rowKey={({ day }) => day} />
  );
}
