import { call } from '../call.ts';
import type { FreeRoundsId, GameId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';

export type FreeRoundsState = 'active' | 'used' | 'cancelled' | 'expired';

/** Rounds that a member plays in a game without a stake of their own. */
export interface FreeRounds {
  readonly id: FreeRoundsId;
  readonly campaign: string;
  readonly state: FreeRoundsState;
  /** The game; `null`: every game of the provider. */
  readonly game: { readonly nodeId: GameId; readonly name: Localized } | null;
  /** Name of the provider as players read it. */
  readonly provider: string;
  readonly rounds: number;
  readonly left: number;
  /** What each round is worth. */
  readonly stake: DecimalAmount;
  readonly currency: string;
  /** How often a win has to be staked before it is cash; `null`: wins are cash at once. */
  readonly winsTimes: number | null;
  readonly until: string;
}

export const freeRoundsCalls = {
  /** Those that can be played, the first to expire first, then those that ended lately. */
  freeRounds: call('GET /wps/free-rounds', { audience: 'member' }).gives<readonly FreeRounds[]>(),
};
