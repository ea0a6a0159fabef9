import { useCallback, useEffect, useState } from 'react';
import type { TicketView } from '../../src/play-protocol.ts';
import { BookFailed, readTicket } from '../lib/server.ts';
import { session } from '../lib/session.ts';
import { t } from '../lib/texts.ts';
import { Ticket } from '../parts/ticket.tsx';

const refreshMs = 2_000;

/** One bet, as the player's records link to it: followed until it is decided. */
export function TicketPage({ id }: { readonly id: string }) {
  const [ticket, setTicket] = useState<TicketView | 'unknown' | 'failed' | null>(null);
  const isReady = session.use().state === 'open';
  const read = useCallback(
    () =>
      readTicket(id).then(setTicket, (error: unknown) => {
        const isUnknown = error instanceof BookFailed && error.failure.code === 'unknown';
        setTicket((known) => (isUnknown ? 'unknown' : (known ?? 'failed')));
      }),
    [id],
  );
  const isMoving = ticket === null || typeof ticket === 'string' || isUndecided(ticket);
  useEffect(() => {
    if (!isReady) return undefined;
    void read();
    if (!isMoving) return undefined;
    const timer = window.setInterval(() => void read(), refreshMs);
    return () => window.clearInterval(timer);
  }, [isReady, isMoving, read]);
  return (
    <>
      <h2 className="page-title">{t('bet')}</h2>
      <Shown ticket={ticket} read={() => void read()} />
      <p>
        <a className="link" href="#/bets">
          {t('my-bets')}
        </a>
      </p>
    </>
  );
}

const isUndecided = ({ state }: TicketView): boolean => state === 'open' || state === 'pending';

interface ShownProps {
  readonly ticket: TicketView | 'unknown' | 'failed' | null;
  readonly read: () => void;
}

function Shown({ ticket, read }: ShownProps) {
  if (ticket === null) return <p className="empty">{t('loading')}</p>;
  if (ticket === 'unknown') return <p className="empty">{t('error-unknown')}</p>;
  if (ticket === 'failed')
    return (
      <p className="empty">
        {t('error-offline')}{' '}
        <button type="button" className="link" onClick={read}>
          {t('retry')}
        </button>
      </p>
    );
  return (
    <ul className="tickets">
      <Ticket ticket={ticket} onChange={read} isWhole />
    </ul>
  );
}
