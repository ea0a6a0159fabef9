import type { CountryRule, GameId } from '@croupier/contracts';

/** What an operator is about to switch. */
export interface GamesSwitch {
  readonly brand: string;
  readonly provider: string;
  /** One game; all of the provider where none is named. */
  readonly game: { readonly id: GameId; readonly name: string } | null;
  readonly isShown: boolean;
}

/** The countries that an operator is about to set. */
export interface CountriesChange extends Omit<GamesSwitch, 'isShown'> {
  /** As it stands; `null`: shown everywhere. */
  readonly rule: CountryRule | null;
}
