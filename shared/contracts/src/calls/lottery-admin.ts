import { call } from '../call.ts';
import type { DrawId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { DrawFamily } from '../result-shape.ts';
import type { DrawRecord } from './lottery-proof.ts';
import type { Page } from './wallet.ts';

/** Numbers of one prize, each with its leading zeros; none where the prize was not drawn. */
export interface EnteredPrize {
  readonly prize: string;
  readonly numbers: readonly string[];
}

export interface ResultEntry {
  readonly by: string;
  readonly kind: 'person' | 'source';
  readonly prizes: readonly EnteredPrize[];
  readonly note: string;
  readonly enteredAt: string;
}

export interface AdminDraw extends Pick<DrawRecord, 'draw' | 'origin' | 'seal' | 'results'> {
  readonly gameName: Localized;
  readonly family: DrawFamily;
  readonly voidReason: string | null;
  readonly settledAt: string | null;
  /** Entries for the result that is to come, or to come in place of the last. */
  readonly entries: readonly ResultEntry[];
  readonly stakes: readonly CurrencySum[];
  readonly paid: readonly CurrencySum[];
}

export interface CurrencySum {
  readonly currency: string;
  readonly amount: DecimalAmount;
}

/** `due`: outside draws whose numbers are missing; `coming`: not yet drawn; `closed`: over, the newest first. */
export type DrawQueue = 'due' | 'coming' | 'closed';

/** What a number may cost the house on a draw. */
export interface NumberLiability {
  readonly playType: string;
  readonly choice: string;
  readonly currency: string;
  readonly stake: DecimalAmount;
  readonly payout: DecimalAmount;
  /** `null`: no cap. */
  readonly cap: DecimalAmount | null;
  readonly rule: NumberRule;
}

export type NumberRule = 'open' | 'half-price' | 'closed';

export const lotteryAdminCalls = {
  adminDraws: call('GET /ops/lottery/draws', { audience: 'operator' })
    .takes<{
      queue: DrawQueue;
      gameId?: string;
      /** Only draws of this origin; of all where it is missing. */
      origin?: DrawRecord['origin'];
      before?: string;
      limit?: number;
    }>()
    .gives<Page<AdminDraw>>(),
  /** Two operators enter the same numbers; a draw that has a result is paid anew by the new one. */
  enterResult: call('POST /ops/lottery/draws/:drawId/entries', { audience: 'operator' })
    .takes<{ drawId: DrawId; prizes: readonly EnteredPrize[]; note: string }>()
    .gives<AdminDraw>()
    .fails('draw-not-held', 'already-decided', 'second-person-needed'),
  /** Before there is a result: every stake goes back. */
  voidDraw: call('POST /ops/lottery/draws/:drawId/void', { audience: 'operator' })
    .takes<{ drawId: DrawId; reason: string }>()
    .gives<AdminDraw>()
    .fails('already-decided'),
  /** The numbers that may cost most, the dearest first. */
  drawLiability: call('GET /ops/lottery/draws/:drawId/liability', { audience: 'operator' })
    .takes<{ drawId: DrawId; limit?: number }>()
    .gives<readonly NumberLiability[]>(),
  restrictNumber: call('PUT /ops/lottery/games/:gameId/numbers', { audience: 'operator' }).takes<{
    gameId: string;
    playType: string;
    choice: string;
    rule: NumberRule;
    reason: string;
  }>(),
  /** The most that one number of a play type may cost; from the next draw that opens on. `null` lifts it. */
  capPlayType: call('PUT /ops/lottery/games/:gameId/caps', { audience: 'operator' }).takes<{
    gameId: string;
    playType: string;
    currency: string;
    cap: DecimalAmount | null;
  }>(),
};
