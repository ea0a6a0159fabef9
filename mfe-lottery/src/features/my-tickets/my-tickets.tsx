import type { GameFamily, PlayType, Ticket, TicketLine } from '@croupier/contracts';
import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useTickets } from '../../api/tickets.ts';
import { SignedOut } from '../../lib/signed-out.tsx';
import styles from './my-tickets.module.css';
import { TicketNews } from './ticket-news.tsx';
import { TicketRow } from './ticket-row.tsx';

interface MyTicketsProps {
  readonly gameId: string;
  readonly family: GameFamily;
  readonly playTypes: readonly PlayType[];
  readonly onAgain: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

const page = 6;
const most = 96;

/** The member's tickets of a game; they update when their draw is settled. */
export function MyTickets({ gameId, family, playTypes, onAgain }: MyTicketsProps) {
  const { t } = useTexts('mfe-lottery');
  const session = useLatestEvent('session.changed');
  const [limit, setLimit] = useState(page);
  const tickets = useTickets(gameId, { limit, enabled: Boolean(session) });
  if (!session) return <SignedOut title={t('tickets.signedOut')} />;
  if (tickets.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height={76} lines={3} />
      </div>
    );
  }
  if (tickets.error) return <Retry error={tickets.error} onRetry={tickets.refetch} />;
  const { rows, next } = tickets.data;
  return (
    <>
      <TicketNews tickets={rows} />
      {rows.length === 0 && (
        <Empty title={t('tickets.none')} text={t('tickets.noneText')} art="ticket" />
      )}
      <ul className={styles.tickets}>
        {rows.map((ticket: Ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            family={family}
            playTypes={playTypes}
            onAgain={onAgain}
          />
        ))}
      </ul>
      {next !== null && limit < most && (
        <Button variant="quiet" onClick={() => setLimit(limit + page)}>
          {t('tickets.more')}
        </Button>
      )}
    </>
  );
}
