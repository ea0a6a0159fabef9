import { call, callTable } from '../call.ts';
import { playRefusals } from '../protection-terms.ts';
import type { gameSchemas } from '../schemas/games.ts';

export const gameCalls = callTable<typeof gameSchemas>()({
  gameCategories: call('GET /wps/relay/GCSGAME_gameCategory'),
  gameVendors: call('GET /wps/relay/GCSGAME_newGameVendor'),
  gameClassifies: call('GET /wps/relay/GCSGAME_getVassGameType'),
  gameList: call('GET /wps/relay/GCSGAME_gameList'),
  gameIndex: call('GET /wps/relay/GCSGAME_gameIndex'),
  /** Immutable: browsers cache it for a year. */
  gameIndexFile: call('GET /wps/game/index/:version'),
  gameDetail: call('GET /wps/relay/GCSGAME_gameDetail').fails('game-unavailable'),
  hotGames: call('GET /wps/relay/GCSGAME_hotGamesV2'),
  rankedGames: call('GET /wps/relay/GCSGAME_getRankList'),
  winners: call('GET /wps/relay/MCSFE_getWinnerBoard'),
  cardRooms: call('GET /wps/relay/GLS2_roomList', { audience: 'member' }),
  favouriteIds: call('GET /wps/relay/MCSFE_getFavoriteGames', {
    audience: 'member',
    real: true,
  }).fails('in_need_true_account'),
  favouriteGames: call('GET /wps/relay/MCSFE_getFavoriteGamesList', {
    audience: 'member',
    real: true,
  }).fails('in_need_true_account'),
  addFavourite: call('POST /wps/relay/MCSFE_addFavoriteGame', {
    audience: 'member',
    real: true,
  }).fails('game-unavailable', 'favourites-full', 'in_need_true_account'),
  removeFavourite: call('POST /wps/relay/MCSFE_removeFavoriteGame', {
    audience: 'member',
    real: true,
  }).fails('in_need_true_account'),
  recentGames: call('GET /wps/relay/GCS_recentGame', { audience: 'member' }),
  launchGame: call('POST /wps/game/launchGame', { audience: 'member' }).fails(
    'game-unavailable',
    'provider-unavailable',
    ...playRefusals,
  ),
  tryGame: call('POST /wps/game/tryGame').fails('game-unavailable', 'provider-unavailable'),
  launchSportsBook: call('POST /wps/relay/GCS_gameLaunchFB', { audience: 'member' }).fails(
    'game-unavailable',
    'provider-unavailable',
    ...playRefusals,
  ),
  rounds: call('GET /wps/relay/MCSFE_getBettingRecord', { audience: 'member' }),
  roundDetail: call('GET /wps/game/rounds/:id', { audience: 'member' }).fails('not-found'),
});
