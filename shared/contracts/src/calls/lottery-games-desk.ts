import { call } from '../call.ts';
import type { MemberId } from '../ids.ts';
import type { PlayType } from './lottery.ts';

/** A game as its operators see it. */
export interface DeskGame {
  readonly gameId: string;
  readonly version: number;
  readonly enabled: boolean;
  /** Everything the game is, as JSON: what `saveLotteryGame` takes. */
  readonly definition: string;
  /** Its play types with their returns, counted exactly from the definition. */
  readonly playTypes: readonly PlayType[];
}

export const lotteryGamesDeskCalls = {
  /** Odds of a lower group for a member; the difference goes to those above. `null` gives the mode's back. */
  setPrizeGroup: call('PUT /ops/lottery/prize-groups/:memberId', { audience: 'operator' }).takes<{
    memberId: MemberId;
    prizeGroup: number | null;
  }>(),
  deskGames: call('GET /ops/lottery/games', { audience: 'operator' }).gives<
    readonly Omit<DeskGame, 'definition' | 'playTypes'>[]
  >(),
  deskGame: call('GET /ops/lottery/games/:gameId', { audience: 'operator' })
    .takes<{ gameId: string }>()
    .gives<DeskGame>(),
  /** Adds a game or makes a new version of one; `version` is the one that was changed, 0 for a new game. */
  saveLotteryGame: call('PUT /ops/lottery/games/:gameId', { audience: 'operator', largeBody: true })
    .takes<{
      gameId: string;
      version: number;
      enabled: boolean;
      definition: string;
      note: string;
    }>()
    .gives<DeskGame>()
    .fails('version-conflict', 'game-unusable'),
};
