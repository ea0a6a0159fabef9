import { call } from '../call.ts';
import type { CountryRule } from '../country-rule.ts';
import type { GameId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { GameType } from '../game-types.ts';

const operator = { audience: 'operator' } as const;

/** A game that a provider offers, as a brand shows it. */
export interface LobbyGame {
  readonly nodeId: GameId;
  readonly vassalage: string;
  readonly code: string;
  readonly name: Localized;
  readonly gameType: GameType;
  /** In percent. */
  readonly rtp: number;
  readonly isShown: boolean;
  /** `false`: the brand shows no game of the provider at all. */
  readonly isProviderShown: boolean;
  /** Its own rule, beside the one of its provider; `null`: everywhere. */
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
  /** Every game on offer whose name or code holds the words, whether the brand shows it or not. */
  lobbyGames: call('GET /ops/games/lobby', operator)
    .takes<{
      brand: string;
      vassalage?: string;
      words?: string;
      /** Only those that the brand hides, or shows in some countries only. */
      switched?: 0 | 1;
      pageNo?: number;
    }>()
    .gives<LobbyGames>(),
  showGames: call('POST /ops/games/show', operator)
    .takes<LobbyPart & { isShown: boolean; note: string }>()
    .gives<null>()
    .fails('game-unavailable'),
  /** Without a rule it is shown everywhere. Holds at once, for games under way as well. */
  setGameCountries: call('POST /ops/games/countries', operator)
    .takes<LobbyPart & { rule: CountryRule | null; note: string }>()
    .gives<null>()
    .fails('game-unavailable'),
};
