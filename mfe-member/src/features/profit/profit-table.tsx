import {
  parseAmount,
  profitFilePath,
  type ProfitGrouping,
  type ProfitReport,
  type ReportSums,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, Money, Table, type Column } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { useLines } from '../../lib/lines-button.tsx';
import styles from './profit.module.css';

interface ProfitTableProps {
  readonly report: ProfitReport;
  readonly by: ProfitGrouping;
  readonly onBy: (by: ProfitGrouping) => void;
}

interface ProfitRow {
  readonly id: string;
  readonly label: string;
  readonly sums: ReportSums;
}

const optional = [
  'bonus',
  'rebate',
  'deposit',
  'withdrawal',
  'tip',
  'fee',
  'transfer',
  'correction',
] as const;

/** A column without any amount in the period is left out. */
const shownAmounts = (total: ReportSums) =>
  ['turnover', 'win', ...optional.filter((name) => parseAmount(total[name]) !== 0n)] as const;

const groupings = ['day', 'category', 'vendor', 'game'] as const;

export function ProfitTable({ report, by, onBy }: ProfitTableProps) {
  const { t, formats, language } = useTexts('mfe-member');
  const rows = useProfitRows(report);
  const { from, to } = report;
  const query = new URLSearchParams({ from, to, by, language });
  const name = t(`profit.by-of.${report.by}`);
  const columns: readonly Column<ProfitRow>[] = [
    {
      id: 'label',
      onCard: 'title',
      header: name,
      cell: ({ id, label }) => (
        <span className={styles.label} data-by={report.by}>
          {report.by === 'day' ? <DayButton day={id}>{label}</DayButton> : label}
        </span>
      ),
    },
    {
      id: 'bets',
      header: t('profit.bets'),
      align: 'end',
      cell: ({ sums }) => formats.number(sums.bets),
    },
    ...shownAmounts(report.total).map((column): Column<ProfitRow> => ({
      id: column,
      header: t(`profit.${column}`),
      align: 'end',
      cell: ({ sums }) => <Money amount={sums[column]} />,
    })),
    {
      id: 'profit',
      onCard: 'figure',
      header: t('profit.profit'),
      align: 'end',
      cell: ({ sums }) => <Money amount={sums.profit} tone="signed" />,
    },
  ];
  return (
    <>
      <div className={styles.head}>
        <ChipGroup
          label={t('profit.by')}
          options={groupings.map((value) => ({ value, label: t(`profit.by-of.${value}`) }))}
          value={by}
          onChange={onBy}
        />
        <a className={styles.file} href={`${profitFilePath}?${query.toString()}`} download>
          {t('profit.file')}
        </a>
      </div>
      <div className={styles.dense}>
        <Table
          caption={t('profit.table', { by: name })}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </div>
    </>
  );
}

/** Leads to the bookings of the day, which make its sums. */
function DayButton({ day, children }: { day: string; children: string }) {
  const { name, open } = useLines('transactionHistory');
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={`${children}: ${name}`}
      onClick={() => open(day)}
    >
      {children}
    </button>
  );
}

/** The days, the latest first, or the groups, the one with the highest turnover first. */
function useProfitRows({ by, days, groups }: ProfitReport): readonly ProfitRow[] {
  const { t, local, formats } = useTexts('mfe-member');
  if (by === 'day')
    return days
      .toReversed()
      .map(({ day, sums }) => ({ id: day, label: formats.date(startOf(day)), sums }));
  return groups.map(({ id, category, vendor, vendorName, gameName, sums }) => {
    const ofCategory = category ? t(`category.${category}`) : t('profit.without-game');
    const ofVendor = vendor ? vendorName || t('profit.house') : t('profit.without-game');
    if (by === 'category') return { id, sums, label: ofCategory };
    return { id, sums, label: gameName ? local(gameName) : ofVendor };
  });
}
