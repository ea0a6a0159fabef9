import { teamFilePath, type TeamFileQuery, type TeamReportRow } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Money, Table, type Column } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { FileLink } from '../../lib/file-link.tsx';
import { amountsOf } from './amounts-of.ts';

interface ReportTableProps {
  readonly kind: TeamFileQuery['kind'];
  readonly rows: readonly TeamReportRow[];
  /** The same report as a file. */
  readonly file: Readonly<Record<string, string>>;
  /** Opens the bets of a row with a day. */
  readonly onBets: (row: TeamReportRow) => void;
}

export function ReportTable({ kind, rows, file, onBets }: ReportTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const day: Column<TeamReportRow> = {
    id: 'day',
    onCard: 'note',
    header: t('report.day'),
    cell: (row) => (row.day === null ? '' : formats.date(startOf(row.day))),
  };
  const columns: readonly Column<TeamReportRow>[] = [
    {
      id: 'account',
      onCard: 'title',
      header: t('members.account'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    ...(kind === 'bets' ? [day] : []),
    {
      id: 'level',
      header: t('report.level'),
      align: 'end',
      cell: ({ level }) => formats.number(level),
    },
    {
      id: 'bets',
      header: t('report.bets'),
      align: 'end',
      cell: (row) =>
        row.day === null || row.sums.bets === 0 ? (
          formats.number(row.sums.bets)
        ) : (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('bets.open', {
              account: row.account,
              day: formats.date(startOf(row.day)),
            })}
            onClick={() => onBets(row)}
          >
            {formats.number(row.sums.bets)}
          </Button>
        ),
    },
    ...amountsOf(kind).map((name): Column<TeamReportRow> => ({
      id: name,
      header: t(`report.${name}`),
      align: 'end',
      cell: ({ sums }) => <Money amount={sums[name]} />,
    })),
    {
      id: 'profit',
      onCard: 'figure',
      header: t('report.profit'),
      align: 'end',
      cell: ({ sums }) => <Money amount={sums.profit} tone="signed" />,
    },
  ];
  return (
    <>
      <FileLink path={teamFilePath} query={file} />
      <Table
        caption={t(`menu.${kind === 'bets' ? 'teamBetting' : 'userProfitLoss'}`)}
        columns={columns}
        rows={rows}
        rowKey={({ id, day: ofDay }) => `${id} ${ofDay ?? ''}`}
      />
    </>
  );
}
