import { calls, type LotteryTable, type PriceList } from '@croupier/contracts';
import { useInvalidate } from '@croupier/client';
import type { ConfirmedSlip, PlaceSlip } from '../lib/place-slip.ts';
import { sentBetKey, type BetInput, type SentBet, type SentBets } from '../lib/sent-bet.ts';
import { linesOf } from '../lib/stake.ts';
import { usePlaceChase } from './place-chase.ts';
import { usePlaceTicket } from './place-ticket.ts';

interface PlaceSlipOptions {
  readonly table: LotteryTable;
  readonly prices: PriceList | undefined;
  readonly sent: SentBets;
  readonly onPlaced: (placed: { readonly isChase: boolean; readonly numero: string }) => void;
  readonly onRefused: (code: string) => void;
}

/** After these errors it is unknown whether the bet was booked. */
const unanswered: readonly string[] = ['offline', 'timeout', 'unavailable', 'internal'];

/** Places a slip on the current draw, or on the draws from the current one on. */
export function usePlaceSlip({
  table,
  prices,
  sent,
  onPlaced,
  onRefused,
}: PlaceSlipOptions): PlaceSlip {
  const ticket = usePlaceTicket(sent);
  const chase = usePlaceChase(sent);
  const invalidate = useInvalidate();

  /** Reloads the data that caused the refusal; after a lost response the ticket may still exist. */
  function refused(code: string): void {
    if (!unanswered.includes(code)) sent.spend();
    if (code === 'price-changed') invalidate(calls.priceList);
    if (code === 'price-changed' || code === 'draw-closed') invalidate(calls.lotteryGames);
    else invalidate(calls.tickets);
    onRefused(code);
  }

  function send(confirmed: ConfirmedSlip): void {
    if (!prices) return;
    const input = sentBefore(sent.last(), inputOf(confirmed, prices, table));
    const { multipliers, stopOnWin } = input;
    const onError = ({ code }: { code: string }) => refused(code);
    if (multipliers && stopOnWin !== undefined) {
      ticket.reset();
      chase.mutate(
        { ...input, multipliers, stopOnWin },
        {
          onSuccess: ({ issues }) => onPlaced({ isChase: true, numero: issues[0]?.numero ?? '' }),
          onError,
        },
      );
    } else {
      chase.reset();
      ticket.mutate(input, {
        onSuccess: ({ draw }) => onPlaced({ isChase: false, numero: draw.numero }),
        onError,
      });
    }
  }

  return {
    send,
    isPending: ticket.isPending || chase.isPending,
    error: ticket.error ?? chase.error,
  };
}

/** The request for a slip on the current draw. */
export function inputOf(
  { slip, stake, plan, onPriceChange }: ConfirmedSlip,
  { priceVersion, prizeMode, playTypes, groups }: PriceList,
  table: LotteryTable,
): BetInput {
  return {
    drawId: table.current.id,
    priceVersion,
    prizeMode,
    onPriceChange,
    unitMode: stake.unit,
    lines: linesOf(slip, playTypes, stake),
    ...(groups && { prizeGroup: groups.own }),
    ...(plan && { multipliers: plan.multipliers, stopOnWin: plan.stopOnWin }),
  };
}

/** A bet with a lost response is sent to its own draw again: never a second bet on the next draw. */
function sentBefore(last: SentBet | null, input: BetInput): BetInput {
  return last && sentBetKey(last.input) === sentBetKey(input) ? last.input : input;
}
