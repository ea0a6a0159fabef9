import { teamSummaryFilePath, type TeamPeriod, type TeamSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Section, Stat, Table, type Column } from '@croupier/ui';
import { FileLink } from '../../lib/file-link.tsx';
import { LinesButton } from '../../lib/lines-button.tsx';
import styles from './team-numbers.module.css';

const periods = ['today', 'yesterday', 'thisMonth', 'lastMonth'] as const;

interface PeriodRow extends TeamPeriod {
  readonly id: (typeof periods)[number];
}

/** The team's numbers of today, yesterday, this month and last month. */
export function TeamPeriods({ team }: { team: TeamSummary }) {
  const { t, formats } = useTexts('mfe-agent');
  const counts = ['registrations', 'firstDeposits', 'active'] as const;
  const columns: readonly Column<PeriodRow>[] = [
    {
      id: 'period',
      onCard: 'title',
      header: t('overview.period'),
      cell: ({ id }) => t(`overview.${id}`),
    },
    ...counts.map((name): Column<PeriodRow> => ({
      id: name,
      header: t(`overview.${name}`),
      align: 'end',
      cell: (row) => formats.number(row[name]),
    })),
    {
      id: 'turnover',
      header: t('overview.turnover'),
      align: 'end',
      cell: ({ turnover }) => <Money amount={turnover} />,
    },
    {
      id: 'net',
      header: t('overview.net'),
      align: 'end',
      cell: ({ net }) => <Money amount={net} tone="signed" />,
    },
    {
      id: 'commission',
      header: t('overview.commission'),
      align: 'end',
      cell: ({ commission }) => <Money amount={commission} />,
    },
  ];
  return (
    <Section
      title={t('overview.title')}
      action={<FileLink path={teamSummaryFilePath} query={{}} />}
    >
      <div className={styles.numbers}>
        <Stat label={t('numbers.size')} value={formats.number(team.size)} tone="accent" />
      </div>
      <Table
        caption={t('overview.table')}
        columns={columns}
        rows={periods.map((id) => ({ id, ...team[id] }))}
        rowKey={({ id }) => id}
      />
      <p className={styles.links}>
        <LinesButton page="userProfitLoss" />
        <LinesButton page="myIncome" />
      </p>
      <p className={styles.note}>{t('overview.note', { zone: team.timeZone })}</p>
    </Section>
  );
}
