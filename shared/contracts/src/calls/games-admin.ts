import { call } from '../call.ts';
import type { CountryRule } from '../country-rule.ts';
import type { GameId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { GameType } from '../game-types.ts';

const operator = { audience: 'operator' } as const;

/** A provider's game with a brand's display settings. */
export interface LobbyGame {
  readonly nodeId: GameId;
  readonly vassalage: string;
  readonly code: string;
  readonly name: Localized;
  readonly gameType: GameType;
  /** In percent. */
  readonly rtp: number;
  readonly isShown: boolean;
  /** `false`: the brand shows no game of this provider. */
  readonly isProviderShown: boolean;
  /** The game's own country rule, in addition to its provider's; `null`: everywhere. */
  readonly countries: CountryRule | null;
}

export interface LobbyGames {
  readonly games: readonly LobbyGame[];
  readonly total: number;
}

/** A provider's games in a brand, or one of them. */
export interface LobbyPart {
  readonly brand: string;
  readonly vassalage: string;
  readonly nodeId?: GameId;
}

export const gamesAdminCalls = {
  /** Every available game whose name or code contains the text, shown by the brand or not. */
  lobbyGames: call('GET /ops/games/lobby', operator)
    .takes<{
      brand: string;
      vassalage?: string;
      words?: string;
      /** Only games that the brand hides, or shows in some countries only. */
      switched?: 0 | 1;
      pageNo?: number;
    }>()
    .gives<LobbyGames>(),
  showGames: call('POST /ops/games/show', operator)
    .takes<LobbyPart & { isShown: boolean; note: string }>()
    .gives<null>()
    .fails('game-unavailable'),
  /** Without a rule the game is shown everywhere. Applies at once, also to open games. */
  setGameCountries: call('POST /ops/games/countries', operator)
    .takes<LobbyPart & { rule: CountryRule | null; note: string }>()
    .gives<null>()
    .fails('game-unavailable'),
};
