import { call } from '../call.ts';
import type { GameIndexFile } from '../game-index.ts';
import type { GameCategory, GameType } from '../game-types.ts';
import type { GameId, RoundId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import { playRefusals } from './protection.ts';
import type { Page } from './wallet.ts';

export interface Game {
  readonly nodeId: GameId;
  /** Code of the provider, the specification's `vassalage`. */
  readonly vassalage: string;
  readonly code: string;
  readonly name: Localized;
  readonly gameType: GameType;
  readonly gameClassify: string;
  /** Seed of the generated cover for games without a picture of the provider. */
  readonly art: string;
  readonly icon: string | null;
  readonly minBet: DecimalAmount;
  /** Theoretical return to player in percent, computed from the game's mathematics. */
  readonly rtp: number;
  readonly isHot: boolean;
}

export interface GameQuery {
  readonly gameType: GameCategory;
  readonly vassalage?: string;
  readonly gameClassify?: string;
  /** Part of the name, in any language. */
  readonly gameName?: string;
  /** Games with a minimum stake of at most this amount. */
  readonly minBet?: DecimalAmount;
  readonly isTop?: 0 | 1;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

export interface GameList {
  readonly games: readonly Game[];
  readonly totalPages: number;
  readonly total: number;
  /** Games with the nearest names, where no game has the one that was asked for. */
  readonly nearest?: readonly Game[];
}

export interface Vendor {
  readonly vassalage: string;
  readonly displayName: string;
  readonly gameType: GameType;
  readonly category: GameCategory;
  readonly isHot: 0 | 1;
  /** Its number of games there. */
  readonly games: number;
  /** What its card opens: a list of its games (`VASSALAGE`), or its only game. */
  readonly isGame: 'VASSALAGE' | 'GAME';
  /** The only game; `null` if there is a list. */
  readonly nodeId: GameId | null;
}

/** One entry of the lobby's category bar, with its vendors. */
export interface CategoryLane {
  /** The specification's number: cockfight is 5, after sports. */
  readonly id: number;
  readonly gameCategory: GameCategory;
  readonly games: number;
  readonly vendors: readonly Vendor[];
}

export interface ClassifyCount {
  readonly gameClassify: string;
  readonly games: number;
}

export interface Winner {
  /** Masked, such as `ra•••n`. */
  readonly account: string;
  readonly nodeId: GameId;
  readonly game: Localized;
  readonly gameType: GameType;
  readonly vassalage: string;
  readonly art: string;
  readonly amount: DecimalAmount;
  readonly wonAt: string;
  /** Paid by a jackpot, the brand's or the game's own. */
  readonly isJackpot: boolean;
}

/** A game with its recent popularity. */
export interface RankedGame {
  readonly rank: number;
  readonly game: Game;
}

export interface GameDetail {
  readonly game: Game;
  readonly vendorName: string;
  /** Maximum cost of one round; `null` if the provider states none. */
  readonly maxBet: DecimalAmount | null;
  /** Languages of the game itself; empty if the provider does not state them. */
  readonly languages: readonly string[];
  readonly hasFunPlay: boolean;
  /** The part of the game's stated return that the brand's jackpot pays, in percent; 0: nothing. */
  readonly jackpotRtp: number;
  readonly similar: readonly Game[];
}

/** The current version of the brand's lobby index. */
export interface GameIndexPointer {
  readonly version: string;
  readonly total: number;
}

export interface PlayedRound {
  readonly id: RoundId;
  readonly game: Localized;
  readonly stake: DecimalAmount;
  readonly win: DecimalAmount;
  readonly state: 'open' | 'closed' | 'cancelled';
  readonly startedAt: string;
}

/** One round with all its bookings. */
export interface RoundDetail extends PlayedRound {
  readonly nodeId: GameId;
  /** The provider's own name for it. */
  readonly providerRound: string;
  readonly currency: string;
  /** The bonus part of the stake, and the jackpot part of the win. */
  readonly bonusStake: DecimalAmount;
  readonly jackpotWin: DecimalAmount;
  readonly closedAt: string | null;
  readonly bookings: readonly RoundBooking[];
}

export interface RoundBooking {
  readonly kind: 'bet' | 'win' | 'rollback' | 'promo' | 'adjust' | 'tip' | 'unknown';
  /** Negative if it was taken. */
  readonly amount: string;
  readonly jackpot: DecimalAmount;
  /** It was rolled back afterwards. */
  readonly isTakenBack: boolean;
  readonly bookedAt: string;
}

export interface GameVisit {
  readonly nodeId: GameId;
  readonly language: string;
  readonly lobbyUrl: string;
}

export interface LaunchedGame {
  /** Address of the game's page, valid once. */
  readonly content: string;
  /** The same page at the brand's launch CDNs, if it has some for the provider: use one of them, once. */
  readonly mirrors?: readonly string[];
  readonly game: Game;
}

export const gameCalls = {
  gameCategories: call('GET /wps/relay/GCSGAME_gameCategory').gives<readonly CategoryLane[]>(),
  gameVendors: call('GET /wps/relay/GCSGAME_newGameVendor')
    .takes<{ platform?: string }>()
    .gives<readonly Vendor[]>(),
  gameClassifies: call('GET /wps/relay/GCSGAME_getVassGameType')
    .takes<{ gameType: GameCategory; vassalage?: string }>()
    .gives<readonly ClassifyCount[]>(),
  gameList: call('GET /wps/relay/GCSGAME_gameList').takes<GameQuery>().gives<GameList>(),
  gameIndex: call('GET /wps/relay/GCSGAME_gameIndex').gives<GameIndexPointer>(),
  /** Immutable: browsers cache it for a year. */
  gameIndexFile: call('GET /wps/game/index/:version')
    .takes<{ version: string }>()
    .gives<GameIndexFile>(),
  gameDetail: call('GET /wps/relay/GCSGAME_gameDetail')
    .takes<{ nodeId: GameId }>()
    .gives<GameDetail>()
    .fails('game-unavailable'),
  hotGames: call('GET /wps/relay/GCSGAME_hotGamesV2')
    .takes<{ limitNum?: number; gameType?: GameCategory }>()
    .gives<readonly Game[]>(),
  rankedGames: call('GET /wps/relay/GCSGAME_getRankList')
    .takes<{ limitNum?: number; gameType?: GameCategory }>()
    .gives<readonly RankedGame[]>(),
  winners: call('GET /wps/relay/MCSFE_getWinnerBoard')
    .takes<{ limitNum?: number; gameCategory?: GameCategory | 'ALL' }>()
    .gives<readonly Winner[]>(),
  cardRooms: call('GET /wps/relay/GLS2_roomList', { audience: 'member' }).gives<readonly Game[]>(),
  favouriteIds: call('GET /wps/relay/MCSFE_getFavoriteGames', {
    audience: 'member',
    real: true,
  })
    .gives<{ content: readonly GameId[] }>()
    .fails('in_need_true_account'),
  favouriteGames: call('GET /wps/relay/MCSFE_getFavoriteGamesList', {
    audience: 'member',
    real: true,
  })
    .takes<{ gameType?: GameCategory }>()
    .gives<{ content: readonly Game[] }>()
    .fails('in_need_true_account'),
  addFavourite: call('POST /wps/relay/MCSFE_addFavoriteGame', { audience: 'member', real: true })
    .takes<{ nodeId: GameId }>()
    .gives<{ content: readonly GameId[] }>()
    .fails('game-unavailable', 'favourites-full', 'in_need_true_account'),
  removeFavourite: call('POST /wps/relay/MCSFE_removeFavoriteGame', {
    audience: 'member',
    real: true,
  })
    .takes<{ nodeId: GameId }>()
    .gives<{ content: readonly GameId[] }>()
    .fails('in_need_true_account'),
  recentGames: call('GET /wps/relay/GCS_recentGame', { audience: 'member' })
    .takes<{ gameType?: GameCategory }>()
    .gives<{ list: readonly Game[] }>(),
  launchGame: call('POST /wps/game/launchGame', { audience: 'member' })
    .takes<GameVisit & { showRound?: RoundId }>()
    .gives<LaunchedGame>()
    .fails('game-unavailable', 'provider-unavailable', ...playRefusals),
  tryGame: call('POST /wps/game/tryGame')
    .takes<GameVisit>()
    .gives<LaunchedGame>()
    .fails('game-unavailable', 'provider-unavailable'),
  launchSportsBook: call('POST /wps/relay/GCS_gameLaunchFB', { audience: 'member' })
    .takes<Omit<GameVisit, 'nodeId'>>()
    .gives<LaunchedGame>()
    .fails('game-unavailable', 'provider-unavailable', ...playRefusals),
  rounds: call('GET /wps/relay/MCSFE_getBettingRecord', { audience: 'member' })
    .takes<{ before?: string; limit?: number; nodeId?: GameId }>()
    .gives<Page<PlayedRound>>(),
  roundDetail: call('GET /wps/game/rounds/:id', { audience: 'member' })
    .takes<{ id: RoundId }>()
    .gives<RoundDetail>()
    .fails('not-found'),
};
