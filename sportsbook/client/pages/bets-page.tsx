import { useCallback, useEffect, useRef, useState } from 'react';
import type { TicketView } from '../../src/play-protocol.ts';
import { readTickets } from '../lib/server.ts';
import { refreshBalance, session } from '../lib/session.ts';
import { t } from '../lib/texts.ts';
import { Ticket } from '../parts/ticket.tsx';

const refreshMs = 2_000;

/** The player's bets: open ones with their cash-out, and settled ones. */
export function BetsPage() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <h2 className="page-title">{t('my-bets')}</h2>
      <div className="tabs" role="group" aria-label={t('my-bets')}>
        <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
          {t('open-bets')}
        </button>
        <button type="button" aria-pressed={!isOpen} onClick={() => setOpen(false)}>
          {t('settled-bets')}
        </button>
      </div>
      <Tickets key={String(isOpen)} isOpen={isOpen} />
    </>
  );
}

interface TicketPage {
  readonly tickets: readonly TicketView[];
  readonly next: string | null;
}

function Tickets({ isOpen }: { readonly isOpen: boolean }) {
  const [shown, setShown] = useState<TicketPage | 'failed' | null>(null);
  const isReady = session.use().state === 'open';
  const followPayments = usePayments();
  const read = useCallback(
    () =>
      readTickets(isOpen).then(
        (page) => {
          setShown(page);
          if (isOpen) followPayments(page.tickets);
        },
        () => setShown((known) => known ?? 'failed'),
      ),
    [isOpen, followPayments],
  );
  useEffect(() => {
    if (!isReady) return undefined;
    void read();
    // Further pages would be lost: only the first one of the open bets is kept fresh.
    if (!isOpen) return undefined;
    const timer = window.setInterval(() => void read(), refreshMs);
    return () => window.clearInterval(timer);
  }, [isOpen, isReady, read]);
  if (shown === 'failed')
    return (
      <p className="empty">
        {t('error-offline')}{' '}
        <button type="button" className="link" onClick={() => void read()}>
          {t('retry')}
        </button>
      </p>
    );
  if (!shown) return <p className="empty">{t('loading')}</p>;
  if (shown.tickets.length === 0)
    return <p className="empty">{t(isOpen ? 'no-bets-open' : 'no-bets-settled')}</p>;
  const more = async (before: string) => {
    const page = await readTickets(isOpen, before).catch(() => null);
    if (page) setShown({ tickets: [...shown.tickets, ...page.tickets], next: page.next });
  };
  return (
    <>
      <ul className="tickets">
        {shown.tickets.map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} onChange={() => void read()} />
        ))}
      </ul>
      {!isOpen && shown.next && (
        <button type="button" className="action" onClick={() => void more(shown.next ?? '')}>
          {t('more')}
        </button>
      )}
    </>
  );
}

/** A bet that leaves the open ones is paid within a second: the balance is asked for at once and at the next reading. */
function usePayments(): (open: readonly TicketView[]) => void {
  const known = useRef({ ids: '', isPaying: false });
  return useCallback((open) => {
    const ids = open.map(({ id }) => id).join(' ');
    const isPaying = known.current.ids !== '' && known.current.ids !== ids;
    if (isPaying || known.current.isPaying) void refreshBalance();
    known.current = { ids, isPaying };
  }, []);
}
