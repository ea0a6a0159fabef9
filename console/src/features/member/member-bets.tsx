import type { LineState, MemberId, PlayedRound, Ticket } from '@croupier/contracts';
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
import { useState } from 'react';
import { useMemberRounds, useMemberTickets } from '../../api/members.ts';
import { Paged } from '../../lib/paged.tsx';
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
  const { t, formats, local } = useTexts('console');
  const cursor = useCursor();
  const rounds = useMemberRounds(memberId, cursor.before);
  const columns: readonly Column<PlayedRound>[] = [
    {
      id: 'at',
      header: t('queue.bookedAt'),
      onCard: 'note',
      cell: ({ startedAt }) => formats.dateTime(startedAt),
    },
    {
      id: 'game',
      header: t('members.bets.game'),
      onCard: 'title',
      cell: ({ game }) => local(game),
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
      cell: ({ stake }) => <bdi>{money(stake)}</bdi>,
    },
    {
      id: 'win',
      header: t('members.bets.win'),
      onCard: 'half',
      align: 'end',
      cell: ({ win }) => <bdi>{money(win)}</bdi>,
    },
    {
      id: 'state',
      header: t('members.fact.status'),
      onCard: 'figure',
      cell: ({ state }) => (
        <Badge tone={roundTones[state]}>{t(`members.bets.round.${state}`)}</Badge>
      ),
    },
  ];
  return (
    <Paged
      answer={rounds}
      cursor={cursor}
      empty={<Empty title={t('members.bets.empty')} art="river" />}
    >
      {(rows) => (
        <Card className={styles.table}>
          <Table
            caption={t('members.bets.rounds')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </Paged>
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
  const { t, formats, local } = useTexts('console');
  const cursor = useCursor();
  const tickets = useMemberTickets(memberId, cursor.before);
  const columns: readonly Column<Ticket>[] = [
    {
      id: 'at',
      header: t('queue.bookedAt'),
      onCard: 'note',
      cell: ({ placedAt }) => formats.dateTime(placedAt),
    },
    {
      id: 'game',
      header: t('members.bets.game'),
      onCard: 'title',
      cell: ({ gameName, draw }) => (
        <>
          {local(gameName)} <bdi className={styles.under}>{draw.numero}</bdi>
        </>
      ),
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
      cell: ({ stake }) => <bdi>{money(stake)}</bdi>,
    },
    {
      id: 'payout',
      header: t('members.bets.win'),
      onCard: 'half',
      align: 'end',
      cell: ({ payout }) => <bdi>{money(payout)}</bdi>,
    },
    {
      id: 'state',
      header: t('members.fact.status'),
      onCard: 'figure',
      cell: ({ state }) => (
        <Badge tone={ticketTones[state]}>{t(`members.bets.ticket.${state}`)}</Badge>
      ),
    },
  ];
  return (
    <Paged
      answer={tickets}
      cursor={cursor}
      empty={<Empty title={t('members.bets.noTickets')} art="ticket" />}
    >
      {(rows) => (
        <Card className={styles.table}>
          <Table
            caption={t('members.bets.tickets')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </Paged>
  );
}
