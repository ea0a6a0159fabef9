import { call } from '../call.ts';
import type { GameId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';

/** A brand's jackpot settings. */
export interface JackpotTerms {
  readonly brand: string;
  readonly currency: string;
  readonly periodSeconds: number;
  /** The house's contribution at the start of a draw. */
  readonly seed: DecimalAmount;
  readonly isActive: boolean;
  readonly shares: readonly JackpotShare[];
  readonly revision: number;
}

/** Share of each stake, in millionths. A game's own share overrides its provider's. */
export interface JackpotShare {
  readonly provider: string;
  readonly gameId: GameId | null;
  readonly millionths: number;
}

export const jackpotsAdminCalls = {
  jackpotTerms: call('GET /ops/jackpots', { audience: 'operator' }).gives<
    readonly JackpotTerms[]
  >(),
  /** Applies from the next ticket on; period and seed from the next draw on. */
  setJackpot: call('POST /ops/jackpots', { audience: 'operator' })
    .takes<Omit<JackpotTerms, 'currency'> & { note: string }>()
    .gives<JackpotTerms>()
    .fails('not-found', 'version-conflict'),
};
