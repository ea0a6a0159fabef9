import { calls, type LotteryTable, type PriceList } from '@croupier/contracts';
import { useForget } from '@croupier/client';
import { useState } from 'react';
import type { ConfirmedSlip, PlaceSlip } from '../lib/place-slip.ts';
import { linesOf } from '../lib/stake.ts';
import { usePlaceChase } from './place-chase.ts';
import { usePlaceTicket } from './place-ticket.ts';

interface PlaceSlipOptions {
  readonly table: LotteryTable;
  readonly prices: PriceList | undefined;
  readonly onPlaced: (isChase: boolean) => void;
  readonly onRefused: (code: string) => void;
}

/** After these nobody knows whether the bet was booked. */
const unanswered: readonly string[] = ['offline', 'timeout', 'unavailable', 'internal'];

/** Places a slip on the draw that is on, or on the draws from it on. */
export function usePlaceSlip({ table, prices, onPlaced, onRefused }: PlaceSlipOptions): PlaceSlip {
  const ticket = usePlaceTicket();
  const chase = usePlaceChase();
  const forget = useForget();
  const [lost, setLost] = useState<Sent | null>(null);

  /** What the refusal was about is asked for anew; after a lost answer the ticket may stand all the same. */
  function refused(code: string, sent: Sent): void {
    setLost(unanswered.includes(code) ? sent : null);
    if (code === 'price-changed') forget(calls.priceList);
    if (code === 'price-changed' || code === 'draw-closed') forget(calls.lotteryGames);
    else forget(calls.tickets);
    onRefused(code);
  }

  function send(confirmed: ConfirmedSlip): void {
    if (!prices) return;
    const { plan } = confirmed;
    const sent = sentBefore(lost, sentOf(confirmed, prices, table));
    const settled = {
      onSuccess: () => {
        setLost(null);
        onPlaced(plan !== null);
      },
      onError: ({ code }: { code: string }) => refused(code, sent),
    };
    if (plan) {
      ticket.reset();
      const { multipliers, stopOnWin } = plan;
      chase.mutate({ ...sent.input, multipliers, stopOnWin }, settled);
    } else {
      chase.reset();
      ticket.mutate(sent.input, settled);
    }
  }

  return {
    send,
    isPending: ticket.isPending || chase.isPending,
    error: ticket.error ?? chase.error,
  };
}

interface Sent {
  readonly input: Parameters<ReturnType<typeof usePlaceTicket>['mutate']>[0];
  /** What the player means by it, whichever draw is on. */
  readonly meant: string;
}

function sentOf(
  { slip, stake, plan, onPriceChange }: ConfirmedSlip,
  prices: PriceList,
  table: LotteryTable,
): Sent {
  const { priceVersion, prizeMode, playTypes } = prices;
  const lines = linesOf(slip, playTypes, stake);
  const drawId = table.current.id;
  return {
    input: { drawId, priceVersion, prizeMode, onPriceChange, lines },
    meant: JSON.stringify([lines, prizeMode, onPriceChange, plan]),
  };
}

/** The same bet whose answer was lost goes to its own draw again: never a second one to the next draw. */
function sentBefore(lost: Sent | null, sent: Sent): Sent {
  return lost?.meant === sent.meant ? lost : sent;
}
