import type { CountryRule, GameId } from '@croupier/contracts';

/** An operator's pending switch of a game or a provider. */
export interface GamesSwitch {
  readonly brand: string;
  readonly provider: string;
  /** One game; without a game, all games of the provider. */
  readonly game: { readonly id: GameId; readonly name: string } | null;
  readonly isShown: boolean;
}

/** An operator's pending change of countries. */
export interface CountriesChange extends Omit<GamesSwitch, 'isShown'> {
  /** The current rule; `null`: shown everywhere. */
  readonly rule: CountryRule | null;
}
