import { call } from '../call.ts';
import type { GameId, RoundId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import { playRefusals } from './protection.ts';
import type { Page } from './wallet.ts';

export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ELOTT' | 'LOTT';

export interface Game {
  readonly nodeId: GameId;
  /** Code of the provider, the specification's `vassalage`. */
  readonly vassalage: string;
  readonly code: string;
  readonly name: Localized;
  readonly gameType: GameType;
  readonly gameClassify: string;
  /** Seeds the cover that the lobby draws where the provider ships none. */
  readonly art: string;
  readonly icon: string | null;
  readonly minBet: DecimalAmount;
  /** Theoretical return to player in percent, computed from the game's mathematics. */
  readonly rtp: number;
  readonly isHot: boolean;
}

export interface GameQuery {
  readonly gameType: GameType;
  readonly vassalage?: string;
  readonly gameName?: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

export interface Vendor {
  readonly vassalage: string;
  readonly displayName: string;
  readonly gameType: GameType;
  readonly isHot: 0 | 1;
}

export interface Winner {
  /** Masked, as `ra•••n`. */
  readonly account: string;
  readonly game: Localized;
  readonly vassalage: string;
  readonly art: string;
  readonly amount: DecimalAmount;
  readonly wonAt: string;
}

export interface PlayedRound {
  readonly id: RoundId;
  readonly game: Localized;
  readonly stake: DecimalAmount;
  readonly win: DecimalAmount;
  readonly state: 'open' | 'closed' | 'cancelled';
  readonly startedAt: string;
}

export const gameCalls = {
  gameVendors: call('GET /wps/relay/GCSGAME_newGameVendor').gives<readonly Vendor[]>(),
  gameList: call('GET /wps/relay/GCSGAME_gameList')
    .takes<GameQuery>()
    .gives<{ games: readonly Game[]; totalPages: number; total: number }>(),
  hotGames: call('GET /wps/relay/GCSGAME_hotGamesV2')
    .takes<{ limitNum?: number }>()
    .gives<readonly Game[]>(),
  winners: call('GET /wps/relay/GCSGAME_getRankList')
    .takes<{ limitNum?: number }>()
    .gives<readonly Winner[]>(),
  launchGame: call('POST /wps/game/launchGame', { audience: 'member' })
    .takes<{ nodeId: GameId; language: string; lobbyUrl: string }>()
    .gives<{ content: string; game: Game }>()
    .fails('game-unavailable', 'provider-unavailable', ...playRefusals),
  rounds: call('GET /wps/relay/MCSFE_getBettingRecord', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<PlayedRound>>(),
};
