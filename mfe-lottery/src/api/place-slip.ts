import { calls, type LotteryTable, type PriceList } from '@croupier/contracts';
import { useForget } from '@croupier/client';
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

/** Places a slip on the draw that is on, or on the draws from it on. */
export function usePlaceSlip({ table, prices, onPlaced, onRefused }: PlaceSlipOptions): PlaceSlip {
  const ticket = usePlaceTicket();
  const chase = usePlaceChase();
  const forget = useForget();

  /** What the refusal was about is asked for anew; after a lost answer the ticket may stand all the same. */
  function refused(code: string): void {
    if (code === 'price-changed') forget(calls.priceList);
    if (code === 'price-changed' || code === 'draw-closed') forget(calls.lotteryGames);
    else forget(calls.tickets);
    onRefused(code);
  }

  function send({ slip, stake, plan, onPriceChange }: ConfirmedSlip): void {
    if (!prices) return;
    const { priceVersion, prizeMode, playTypes } = prices;
    const lines = linesOf(slip, playTypes, stake);
    const input = { drawId: table.current.id, priceVersion, prizeMode, onPriceChange, lines };
    const settled = {
      onSuccess: () => onPlaced(plan !== null),
      onError: ({ code }: { code: string }) => refused(code),
    };
    if (plan) chase.mutate({ ...input, ...plan }, settled);
    else ticket.mutate(input, settled);
  }

  return {
    send,
    isPending: ticket.isPending || chase.isPending,
    error: ticket.error ?? chase.error,
  };
}
