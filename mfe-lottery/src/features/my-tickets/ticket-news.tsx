import { calls, type Ticket } from '@croupier/contracts';
import { useHeard } from '@croupier/bus';
import { useForget } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { LiveRegion, useMoney } from '@croupier/ui';
import { useState } from 'react';
import { useNumero } from '../../lib/use-numero.ts';

/** Asks for the tickets anew when one of theirs is settled, and says what it brought. */
export function TicketNews({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTexts('mfe-lottery');
  const money = useMoney();
  const numeroOf = useNumero();
  const forget = useForget();
  const [said, setSaid] = useState('');
  const [paid, setPaid] = useState<readonly string[]>([]);

  useHeard('ticket.settled', ({ id, state, payout }) => {
    setPaid((before) => [...before, id]);
    setSaid(t(`news.${state}`, { amount: money(payout) }));
    forget(calls.tickets);
  });
  // Money is told first: what still waits when its draw is over has lost.
  useHeard('draw.changed', (draw) => {
    if (draw.state !== 'settled' && draw.state !== 'void') return;
    const waiting = tickets.filter(
      (ticket) => ticket.draw.id === draw.id && ticket.state === 'waiting',
    );
    if (waiting.length === 0) return;
    const hasLost = draw.state === 'settled' && waiting.every(({ id }) => !paid.includes(id));
    if (hasLost) setSaid(t('news.lost', { numero: numeroOf(draw.numero) }));
    forget(calls.tickets);
  });
  return <LiveRegion>{said}</LiveRegion>;
}
