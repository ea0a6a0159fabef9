import { call, callTable } from '../call.ts';
import type { lotteryGamesAdminSchemas } from '../schemas/lottery-games-admin.ts';

export const lotteryGamesAdminCalls = callTable<typeof lotteryGamesAdminSchemas>()({
  /**
   * A lower group reduces a member's odds; the difference goes to the upline. `null` restores the mode's
   * group.
   */
  setPrizeGroup: call('PUT /ops/lottery/prize-groups/:memberId', { audience: 'operator' }),
  memberPrizeGroup: call('GET /ops/lottery/prize-groups/:memberId', { audience: 'operator' }),
  adminGames: call('GET /ops/lottery/games', { audience: 'operator' }),
  adminGame: call('GET /ops/lottery/games/:gameId', { audience: 'operator' }),
  /** Adds a game or a new version of one; `version` is the edited one, 0 for a new game. */
  saveLotteryGame: call('PUT /ops/lottery/games/:gameId', {
    audience: 'operator',
    largeBody: true,
  }).fails('version-conflict', 'game-unusable'),
  /** Computes what a game's terms would return. Saves nothing. */
  previewLotteryGame: call('POST /ops/lottery/games/:gameId/preview', {
    audience: 'operator',
    largeBody: true,
  }).fails('not-found'),
  /** New terms for a game, or a new game of the same kind: `from` is the game whose play types it gets. */
  changeLotteryGame: call('PUT /ops/lottery/games/:gameId/terms', {
    audience: 'operator',
    largeBody: true,
  }).fails('version-conflict', 'game-unusable'),
  /** Newest first. */
  lotteryGameVersions: call('GET /ops/lottery/games/:gameId/versions', { audience: 'operator' }),
  lotteryGameBounds: call('GET /ops/lottery/games/:gameId/bounds', { audience: 'operator' }),
});
