import type { LineState, MemberId, PlayedRound } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Badge,
  Card,
  Empty,
  SegmentedControl,
  Table,
  type BadgeTone,
  type Column,
} from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState, type ReactNode } from 'react';
import { useMemberRounds, useMemberTickets } from '../../api/members.ts';
import { Paged, type PagedProps } from '../../lib/paged.tsx';
import styles from './member.module.css';

interface BetsProps {
  readonly memberId: MemberId;
  readonly money: (amount: string) => string;
}

const kinds = ['rounds', 'tickets'] as const;

/** What a member has bet on: rounds of games and lottery tickets. */
export function MemberBets(props: BetsProps) {
  const { t } = useTexts('console');
  const [kind, setKind] = useState<(typeof kinds)[number]>('rounds');
  return (
    <>
      <SegmentedControl
        label={t('members.bets.kind')}
        options={kinds.map((value) => ({ value, label: t(`members.bets.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'rounds' ? <Rounds {...props} /> : <Tickets {...props} />}
    </>
  );
}

const roundTones: Readonly<Record<PlayedRound['state'], BadgeTone>> = {
  open: 'warning',
  closed: 'neutral',
  cancelled: 'negative',
};

function Rounds({ memberId, money }: BetsProps) {
  const { t, local } = useTexts('console');
  const cursor = useCursor();
  return (
    <BetTable
      answer={useMemberRounds(memberId, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('members.bets.empty')} art="river" />}
      caption={t('members.bets.rounds')}
      bet={({ id, startedAt, game, stake, win, state }) => ({
        id,
        at: startedAt,
        game: local(game),
        stake: money(stake),
        win: money(win),
        state: <Badge tone={roundTones[state]}>{t(`members.bets.round.${state}`)}</Badge>,
      })}
    />
  );
}

const ticketTones: Readonly<Record<LineState, BadgeTone>> = {
  waiting: 'warning',
  won: 'positive',
  lost: 'neutral',
  refunded: 'accent',
  cancelled: 'neutral',
};

function Tickets({ memberId, money }: BetsProps) {
  const { t, local } = useTexts('console');
  const cursor = useCursor();
  return (
    <BetTable
      answer={useMemberTickets(memberId, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('members.bets.noTickets')} art="ticket" />}
      caption={t('members.bets.tickets')}
      bet={({ id, placedAt, gameName, draw, stake, payout, state }) => ({
        id,
        at: placedAt,
        game: (
          <>
            {local(gameName)} <bdi className={styles.under}>{draw.numero}</bdi>
          </>
        ),
        stake: money(stake),
        win: money(payout),
        state: <Badge tone={ticketTones[state]}>{t(`members.bets.ticket.${state}`)}</Badge>,
      })}
    />
  );
}

interface ShownBet {
  readonly id: string;
  readonly at: string;
  readonly game: ReactNode;
  readonly stake: string;
  readonly win: string;
  readonly state: ReactNode;
}

interface BetTableProps<Row> extends Pick<PagedProps<Row>, 'answer' | 'cursor' | 'empty'> {
  readonly caption: string;
  readonly bet: (row: Row) => ShownBet;
}

function BetTable<Row>({ caption, bet, ...paged }: BetTableProps<Row>) {
  const { t, formats } = useTexts('console');
  const columns: readonly Column<ShownBet>[] = [
    {
      id: 'at',
      header: t('queue.bookedAt'),
      onCard: 'note',
      cell: ({ at }) => formats.dateTime(at),
    },
    {
      id: 'game',
      header: t('members.bets.game'),
      onCard: 'title',
      cell: ({ game }) => game,
    },
    {
      id: 'id',
      header: t('members.fact.id'),
      cell: ({ id }) => <bdi className={styles.id}>{id}</bdi>,
    },
    {
      id: 'stake',
      header: t('members.bets.stake'),
      onCard: 'half',
      align: 'end',
      cell: ({ stake }) => <bdi>{stake}</bdi>,
    },
    {
      id: 'win',
      header: t('members.bets.win'),
      onCard: 'half',
      align: 'end',
      cell: ({ win }) => <bdi>{win}</bdi>,
    },
    {
      id: 'state',
      header: t('members.fact.status'),
      onCard: 'figure',
      cell: ({ state }) => state,
    },
  ];
  return (
    <Paged {...paged}>
      {(rows) => (
        <Card className={styles.table}>
          <Table caption={caption} columns={columns} rows={rows.map(bet)} rowKey={({ id }) => id} />
        </Card>
      )}
    </Paged>
  );
}
