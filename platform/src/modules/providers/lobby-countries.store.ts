import type { CountryRule, GameId } from '@croupier/contracts';
import type { Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { isOfProvider, raiseLobby } from './catalogue.store.ts';
import type { LobbyCountries } from './lobby-countries.ts';

/**
 * The country rule of one provider in a brand, or of one of its games; without a rule all countries are
 * allowed.
 */
export interface CountriesSwitch {
  readonly brand: string;
  readonly provider: string;
  readonly gameId: GameId | null;
  readonly rule: CountryRule | null;
}

export function countriesOf(read: Kysely<Tables>, brand: string): Promise<LobbyCountries[]> {
  return read
    .selectFrom('lobby_country')
    .select(['provider', 'game_id', 'mode', 'countries'])
    .where('brand', '=', brand)
    .orderBy('provider')
    .orderBy('game_id')
    .execute();
}

/** The rules for whole providers, in every brand. */
export function countriesOfProviders(read: Kysely<Tables>) {
  return read
    .selectFrom('lobby_country')
    .select(['brand', 'provider', 'mode', 'countries'])
    .where('game_id', '=', '')
    .orderBy('brand')
    .execute();
}

/**
 * Sets or deletes a rule and raises the version of the brand's lobby. Returns the previous rule; `undefined`
 * if the provider has no such game.
 */
export async function switchCountries(
  tx: Tx,
  change: CountriesSwitch,
): Promise<CountryRule | null | undefined> {
  const { brand, provider, gameId, rule } = change;
  if (!(await isOfProvider(tx, change))) return undefined;
  const before = await tx
    .deleteFrom('lobby_country')
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('game_id', '=', gameId ?? '')
    .returning(['mode', 'countries'])
    .executeTakeFirst();
  if (rule)
    await tx
      .insertInto('lobby_country')
      .values({ brand, provider, game_id: gameId ?? '', ...rule })
      .execute();
  await raiseLobby(tx, brand);
  return before ?? null;
}
