import { admitsCountry, type CountryRule, type GameId } from '@croupier/contracts';

/** The countries in which a provider's games, or one of them, are shown. */
export interface LobbyCountries extends CountryRule {
  readonly provider: string;
  /** Empty: every game of the provider. */
  readonly game_id: GameId | '';
}

/** If a visitor's country is unknown, only a rule that lists refused countries admits the visitor. */
function admits(rule: CountryRule, country: string | null): boolean {
  return country === null ? rule.mode === 'refuse' : admitsCountry(rule, country);
}

/** What is closed to a country: whole providers, and single games. */
export interface Closed {
  /** Equal for countries to which the same games are closed. */
  readonly key: string;
  readonly providers: ReadonlySet<string>;
  readonly games: ReadonlySet<string>;
}

export function closedTo(rules: readonly LobbyCountries[], country: string | null): Closed {
  const closed = rules.filter((rule) => !admits(rule, country));
  return {
    key: closed.map(({ provider, game_id }) => `${provider}/${game_id}`).join(' '),
    providers: new Set(closed.filter(({ game_id }) => game_id === '').map((rule) => rule.provider)),
    games: new Set(closed.map(({ game_id }) => game_id)),
  };
}
