import { call } from '../call.ts';
import type { DrawId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { DrawFamily } from '../result-shape.ts';
import type { DrawRecord } from './lottery-proof.ts';
import type { Page } from './wallet.ts';

/** Numbers of one prize, with leading zeros; empty if the prize was not drawn. */
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
  /** Entries for the coming result, or for one that replaces the last. */
  readonly entries: readonly ResultEntry[];
  readonly stakes: readonly CurrencySum[];
  readonly paid: readonly CurrencySum[];
}

export interface CurrencySum {
  readonly currency: string;
  readonly amount: DecimalAmount;
}

/** `due`: external draws without numbers; `coming`: not yet drawn; `closed`: over, newest first. */
export type DrawQueue = 'due' | 'coming' | 'closed';

/** The house's liability on a number of a draw. */
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
      /** Only draws of this origin; omitted: all. */
      origin?: DrawRecord['origin'];
      before?: string;
      limit?: number;
    }>()
    .gives<Page<AdminDraw>>(),
  /** Two operators enter the same numbers; if the draw already has a result, the new one is settled again. */
  enterResult: call('POST /ops/lottery/draws/:drawId/entries', { audience: 'operator' })
    .takes<{ drawId: DrawId; prizes: readonly EnteredPrize[]; note: string }>()
    .gives<AdminDraw>()
    .fails('draw-not-held', 'already-decided', 'second-person-needed'),
  /** Before a result: every stake is refunded. */
  voidDraw: call('POST /ops/lottery/draws/:drawId/void', { audience: 'operator' })
    .takes<{ drawId: DrawId; reason: string }>()
    .gives<AdminDraw>()
    .fails('already-decided'),
  /** The numbers with the highest liability first. */
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
  /**
   * The maximum liability of one number of a play type, from the next opened draw on. `null` removes the cap.
   */
  capPlayType: call('PUT /ops/lottery/games/:gameId/caps', { audience: 'operator' }).takes<{
    gameId: string;
    playType: string;
    currency: string;
    cap: DecimalAmount | null;
  }>(),
};
