import type { GameId } from '@croupier/contracts';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { ProvidersTables } from './providers.store.ts';

export type GameRow = Selectable<ProvidersTables['game']>;
export type NewGameRow = Insertable<ProvidersTables['game']>;

/** Writes games of one provider; a known game keeps its id. */
export async function putGames(tx: Tx, games: readonly NewGameRow[]): Promise<void> {
  await tx
    .insertInto('game')
    .values([...games])
    .onConflict((conflict) =>
      conflict.columns(['provider', 'code']).doUpdateSet((excluded) => ({
        name: excluded.ref('excluded.name'),
        search: excluded.ref('excluded.search'),
        kind: excluded.ref('excluded.kind'),
        classify: excluded.ref('excluded.classify'),
        launch_path: excluded.ref('excluded.launch_path'),
        art: excluded.ref('excluded.art'),
        rtp: excluded.ref('excluded.rtp'),
        rtp_range: excluded.ref('excluded.rtp_range'),
        min_bet: excluded.ref('excluded.min_bet'),
        is_hot: excluded.ref('excluded.is_hot'),
        is_active: excluded.ref('excluded.is_active'),
        position: excluded.ref('excluded.position'),
        read_at: excluded.ref('excluded.read_at'),
        max_bet: excluded.ref('excluded.max_bet'),
        max_win_times: excluded.ref('excluded.max_win_times'),
        languages: excluded.ref('excluded.languages'),
        has_fun_play: excluded.ref('excluded.has_fun_play'),
        image: excluded.ref('excluded.image'),
        fingerprint: excluded.ref('excluded.fingerprint'),
      })),
    )
    .execute();
}

/** Disables games that the provider no longer lists. */
export async function retireGames(
  tx: Tx,
  { provider, gone }: { provider: string; gone: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('game')
    .set({ is_active: false })
    .where('provider', '=', provider)
    .where(sql<boolean>`code = any(${[...gone]}::text[])`)
    .execute();
}

/** Fingerprints of a provider's available games, by code. */
export async function fingerprintsOf(
  read: Kysely<Tables>,
  provider: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('game')
    .select(['code', 'fingerprint'])
    .where('provider', '=', provider)
    .where('is_active', '=', true)
    .execute();
  return new Map(rows.map(({ code, fingerprint }) => [code, fingerprint]));
}

export async function etagOf(read: Kysely<Tables>, provider: string): Promise<string | null> {
  const row = await read
    .selectFrom('game_catalogue')
    .select('etag')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.etag ?? null;
}

/** Makes every node read a provider's games again. */
export async function raiseVersion(
  tx: Tx,
  { provider, now }: { provider: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('game_catalogue')
    .values({ provider, etag: null, version: 1, read_at: now })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({ version: sql<number>`game_catalogue.version + 1` }),
    )
    .execute();
}

/** Records a catalogue that was read completely. */
export async function recordCatalogue(
  tx: Tx,
  { provider, etag, now }: { provider: string; etag: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('game_catalogue')
    .values({ provider, etag, version: 1, read_at: now })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ etag, read_at: now }))
    .execute();
}

/** Records that a catalogue is unchanged. */
export async function recordCatalogueRead(
  tx: Tx,
  { provider, now }: { provider: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('game_catalogue')
    .set({ read_at: now })
    .where('provider', '=', provider)
    .execute();
}

/** Every available game, in lobby order. */
export function offeredGames(read: Kysely<Tables>): Promise<GameRow[]> {
  return read
    .selectFrom('game')
    .selectAll()
    .where('is_active', '=', true)
    .where(sql<boolean>`provider NOT IN (SELECT id FROM provider_partner WHERE is_off)`)
    .orderBy('is_hot', 'desc')
    .orderBy('position')
    .orderBy('provider')
    .orderBy('code')
    .execute();
}

/** A text that changes whenever a provider's games or a brand's switches change. */
export async function catalogueStamp(read: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ stamp: string | null }>`/* catalogue-stamp */
    SELECT string_agg(subject || version, ' ' ORDER BY subject) AS stamp FROM (
      SELECT 'p:' || provider || ':' AS subject, version FROM game_catalogue
      UNION ALL SELECT 'b:' || brand || ':', version FROM brand_lobby
      UNION ALL SELECT 'o:' || id || ':', revision FROM provider_partner
    ) AS part`.execute(read);
  return rows[0]?.stamp ?? '';
}

/** The games that a brand hides. */
export async function hiddenBy(read: Kysely<Tables>, brand: string) {
  const [games, providers] = await Promise.all([
    read.selectFrom('game_hidden').select('game_id').where('brand', '=', brand).execute(),
    read.selectFrom('provider_hidden').select('provider').where('brand', '=', brand).execute(),
  ]);
  return {
    games: new Set(games.map(({ game_id }) => game_id)),
    providers: new Set(providers.map(({ provider }) => provider)),
  };
}

/** What an operator switches: all games of a provider, or one of them. */
export interface LobbySwitch {
  readonly brand: string;
  readonly provider: string;
  readonly gameId: GameId | null;
  readonly isShown: boolean;
}

/**
 * Shows or hides games and raises the version of the brand's lobby; `false` when the provider has no such
 * game.
 */
export async function switchGames(tx: Tx, change: LobbySwitch): Promise<boolean> {
  const { brand, provider, gameId, isShown } = change;
  if (!(await isOfProvider(tx, change))) return false;
  if (gameId && isShown)
    await tx
      .deleteFrom('game_hidden')
      .where('brand', '=', brand)
      .where('game_id', '=', gameId)
      .execute();
  else if (gameId)
    await tx
      .insertInto('game_hidden')
      .values({ brand, game_id: gameId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else if (isShown)
    await tx
      .deleteFrom('provider_hidden')
      .where('brand', '=', brand)
      .where('provider', '=', provider)
      .execute();
  else
    await tx
      .insertInto('provider_hidden')
      .values({ brand, provider })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await raiseLobby(tx, brand);
  return true;
}

/** Makes every node read a brand's lobby again. */
export async function raiseLobby(tx: Tx, brand: string): Promise<void> {
  await tx
    .insertInto('brand_lobby')
    .values({ brand, version: 1 })
    .onConflict((conflict) =>
      conflict.column('brand').doUpdateSet({ version: sql<number>`brand_lobby.version + 1` }),
    )
    .execute();
}

export async function isOfProvider(
  tx: Tx,
  { provider, gameId }: Pick<LobbySwitch, 'provider' | 'gameId'>,
): Promise<boolean> {
  const ofProvider = tx.selectFrom('game').select('id').where('provider', '=', provider).limit(1);
  const game = gameId === null ? ofProvider : ofProvider.where('id', '=', gameId);
  return (await game.executeTakeFirst()) !== undefined;
}
