import { teamBetsFilePath, type MemberId, type TeamBet } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Empty, Money, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useTeamBets } from '../../api/team.ts';
import { FileLink } from '../../lib/file-link.tsx';
import styles from './team-report.module.css';

interface TeamBetsProps {
  readonly member: MemberId;
  readonly day: string;
  /** Back to the report. */
  readonly onBack: () => void;
}

/** The bets of a member on one day, one by one. */
export function TeamBets({ member, day, onBack }: TeamBetsProps) {
  const { t, formats } = useTexts('mfe-agent');
  const cursor = useCursor(`${member} ${day}`);
  const bets = useTeamBets({ memberId: member, day, ...cursor.input });
  return (
    <>
      <nav aria-label={t('income.trail')} className={styles.trail}>
        <Button size="s" variant="quiet" onClick={onBack}>
          {t('menu.teamBetting')}
        </Button>
        <span aria-current="page">
          <bdi>{bets.data?.account}</bdi> {formats.date(startOf(day))}
        </span>
      </nav>
      {content()}
    </>
  );

  function content() {
    if (bets.isPending) return <Skeleton height={260} />;
    if (bets.error?.code === 'not-found')
      return <Empty art="team" title={t('members.gone')} text={t('members.gone-text')} />;
    if (bets.error) return <Retry error={bets.error} onRetry={bets.refetch} />;
    const { rows, next, timeZone } = bets.data;
    if (rows.length === 0)
      return <Empty art="ticket" title={t('bets.none')} text={t('bets.none-text')} />;
    return (
      <>
        <FileLink path={teamBetsFilePath} query={{ memberId: member, day }} />
        <BetTable bets={rows} />
        <Pager cursor={cursor} next={next} isBusy={bets.isPlaceholderData} />
        <p className={styles.note}>{t('bets.note', { zone: timeZone })}</p>
      </>
    );
  }
}

function BetTable({ bets }: { readonly bets: readonly TeamBet[] }) {
  const { t, formats, local } = useTexts('mfe-agent');
  const columns: readonly Column<TeamBet>[] = [
    {
      id: 'game',
      onCard: 'title',
      header: t('income.bet'),
      cell: ({ gameName, vendorName }) => (
        <>
          {local(gameName)} <bdi>{vendorName}</bdi>
        </>
      ),
    },
    {
      id: 'time',
      onCard: 'note',
      header: t('rebates.time'),
      cell: ({ placedAt }) => formats.dateTime(placedAt),
    },
    {
      id: 'state',
      onCard: 'under',
      header: t('members.status'),
      cell: ({ state }) => <Badge>{t(`bets.state.${state}`)}</Badge>,
    },
    {
      id: 'stake',
      onCard: 'half',
      header: t('bets.stake'),
      align: 'end',
      cell: ({ stake }) => <Money amount={stake} />,
    },
    {
      id: 'win',
      onCard: 'figure',
      header: t('report.win'),
      align: 'end',
      cell: ({ win }) => <Money amount={win} />,
    },
    { id: 'id', header: t('bets.id'), cell: ({ id }) => <bdi>{id}</bdi> },
  ];
  return <Table caption={t('bets.title')} columns={columns} rows={bets} rowKey={({ id }) => id} />;
}
