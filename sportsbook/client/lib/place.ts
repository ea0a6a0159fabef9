import type { StakeEnds } from '../../src/play-protocol.ts';
import { newOrderId } from './order-id.ts';
import { page } from './page.ts';
import { postToHost } from './host.ts';
import { BookFailed, placeBet, type Failure } from './server.ts';
import { showBalance } from './session.ts';
import { takesBetter } from './settings.ts';
import {
  clearSlip,
  keyOf,
  orderOf,
  removeLeg,
  setQuotes,
  slip,
  type SlipLeg,
  type SlipState,
} from './slip.ts';
import { money, t, textOf } from './texts.ts';

/** One bet of the slip: a single selection, or all of them. */
export interface SlipBet {
  readonly key: string;
  readonly legs: readonly SlipLeg[];
  readonly stake: string;
}

export interface PlaceResult {
  readonly isPlaced: boolean;
  readonly text: string;
}

/** Orders that were sent and not answered: the next press of the same bet is the same order. */
const unanswered = new Map<string, string>();

/** Places the bets of the slip one after the other; what was taken leaves the slip. */
export async function placeAll(bets: readonly SlipBet[]): Promise<readonly PlaceResult[]> {
  const placed: PlaceResult[] = [];
  for (const bet of bets) placed.push(await placeOne(bet));
  return placed;
}

async function placeOne(bet: SlipBet): Promise<PlaceResult> {
  const legs = bet.legs.map(orderOf);
  const fingerprint = JSON.stringify([bet.stake, legs]);
  const orderId = unanswered.get(fingerprint) ?? newOrderId();
  unanswered.set(fingerprint, orderId);
  postToHost({ type: 'game.round-started' });
  try {
    const ticket = await placeBet({
      orderId,
      legs,
      stake: Number(bet.stake).toFixed(2),
      takesBetter: takesBetter.get(),
    });
    unanswered.delete(fingerprint);
    showBalance(ticket);
    postToHost({ type: 'game.round-ended' });
    if (ticket.state === 'refused') return refused(ticket.refusal ?? 'unreadable');
    if (ticket.state === 'cancelled') return { isPlaced: false, text: t('bet-cancelled') };
    takeOff(bet);
    return { isPlaced: true, text: t('bet-placed') };
  } catch (error) {
    const failure: Failure = error instanceof BookFailed ? error.failure : { code: 'offline' };
    if (failure.code !== 'offline') unanswered.delete(fingerprint);
    if ('legs' in failure) setQuotes(failure.legs);
    return refused(failure.code, failure.code === 'stake-refused' ? failure : undefined);
  }
}

function takeOff({ legs }: SlipBet): void {
  const { isOpen } = slip.get();
  if (legs.length > 1) clearSlip();
  else for (const leg of legs) removeLeg(leg);
  // On a phone the sheet stays: it says that the bet was placed.
  slip.set({ ...slip.get(), isOpen });
}

function refused(code: string, ends: StakeEnds = page.limits): PlaceResult {
  const { least, most } = ends;
  const { payout } = page.limits;
  const text = textOf(`error-${code}`, t('error-unreadable'))
    .replace('{least}', money(least))
    .replace('{most}', money(most))
    .replace('{payout}', money(payout));
  return { isPlaced: false, text };
}

/** The bets of the slip as it is filled in. */
export function betsOf({ legs, mode, stakes }: SlipState): readonly SlipBet[] {
  if (mode === 'parlay') return [{ key: '', legs, stake: stakes[''] ?? '' }];
  return legs
    .map((leg) => ({ key: keyOf(leg), legs: [leg], stake: stakes[keyOf(leg)] ?? '' }))
    .filter(({ stake }) => Number(stake) > 0);
}
