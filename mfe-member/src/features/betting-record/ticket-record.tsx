import type { LineState, Ticket } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Empty, Money, Table, type BadgeTone, type Column } from '@croupier/ui';
import { useTickets } from '../../api/tickets.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '../../lib/use-cursor.ts';
import styles from './betting-record.module.css';

const tones: Readonly<Record<LineState, BadgeTone>> = {
  waiting: 'warning',
  won: 'positive',
  lost: 'neutral',
  refunded: 'accent',
  cancelled: 'neutral',
};

export function TicketRecord() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const tickets = useTickets(cursor);
  return (
    <Records
      answer={tickets}
      cursor={cursor}
      empty={<Empty art="ticket" title={t('bets.no-tickets')} text={t('bets.no-tickets-text')} />}
    >
      {(rows) => <TicketTable tickets={rows} />}
    </Records>
  );
}

function TicketTable({ tickets }: { tickets: readonly Ticket[] }) {
  const { t, formats, local } = useTexts('mfe-member');
  const columns: readonly Column<Ticket>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('bets.time'),
      cell: ({ placedAt }) => formats.dateTime(placedAt),
    },
    {
      id: 'bet',
      onCard: 'title',
      header: t('bets.bet'),
      cell: ({ gameName, draw, lineCount }) => (
        <span className={styles.bet}>
          <span>{local(gameName)}</span>
          <span className={styles.under}>
            {t('bets.draw')} <bdi dir="ltr">{draw.numero}</bdi> ·{' '}
            {t('bets.lines', { count: lineCount, lines: formats.number(lineCount) })}
          </span>
        </span>
      ),
    },
    {
      id: 'stake',
      onCard: 'half',
      header: t('bets.stake'),
      align: 'end',
      cell: ({ stake }) => <Money amount={stake} />,
    },
    {
      id: 'payout',
      onCard: 'half',
      header: t('bets.payout'),
      align: 'end',
      cell: ({ payout }) => <Money amount={payout} />,
    },
    {
      id: 'state',
      onCard: 'figure',
      header: t('bets.state'),
      align: 'end',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`bets.ticket.${state}`)}</Badge>,
    },
  ];
  return (
    <Table
      caption={t('bets.tab.lottery')}
      columns={columns}
      rows={tickets}
      rowKey={({ id }) => id}
    />
  );
}
