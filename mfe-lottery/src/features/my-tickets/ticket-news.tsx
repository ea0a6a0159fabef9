import { calls, type Draw, type DrawState, type Ticket } from '@croupier/contracts';
import { useEvent } from '@croupier/bus';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { LiveRegion, useMoney } from '@croupier/ui';
import { useState } from 'react';
import { useNumero } from '../../lib/use-numero.ts';
import { useOnVisible } from '../../lib/use-on-visible.ts';

/** The draw states that change tickets: paid, refunded, or a payout reversed. */
const reportedStates: readonly DrawState[] = ['settled', 'void', 're-resulted'];

/** Reloads the tickets when one of them is settled, and reports its result. */
export function TicketNews({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTexts('mfe-lottery');
  const money = useMoney();
  const numeroOf = useNumero();
  const invalidate = useInvalidate();
  const [announcement, setAnnouncement] = useState('');
  const [paid, setPaid] = useState<readonly string[]>([]);

  function refetch(): void {
    invalidate(calls.tickets);
    invalidate(calls.ticketLines);
  }

  /** A chase places its next ticket while the draw is open. */
  function isNextOfChase({ state, gameId }: Draw): boolean {
    if (state !== 'open' && state !== 'locked') return false;
    return tickets.some(({ chaseId, draw }) => chaseId !== null && draw.gameId === gameId);
  }

  useEvent('ticket.settled', ({ drawId, state, payout }) => {
    setPaid((before) => [...before, drawId]);
    setAnnouncement(t(`news.${state}`, { amount: money(payout) }));
    refetch();
  });
  // The member may have placed a bet in another tab.
  useOnVisible(refetch);
  // Payouts are booked first: a ticket that is still pending when its draw is over has lost. A corrected
  // result changes the reported outcome.
  useEvent('draw.changed', (draw) => {
    if (isNextOfChase(draw)) refetch();
    if (!reportedStates.includes(draw.state)) return;
    const mine = tickets.filter((ticket) => ticket.draw.id === draw.id);
    if (mine.length === 0) return;
    refetch();
    if (draw.state !== 'settled') return;
    const waiting = mine.filter(({ state }) => state === 'waiting');
    const hasLost = waiting.length > 0 && !paid.includes(draw.id);
    if (hasLost) setAnnouncement(t('news.lost', { numero: numeroOf(draw.numero) }));
  });

  return <LiveRegion>{announcement}</LiveRegion>;
}
