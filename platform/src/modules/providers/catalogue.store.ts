import type { CatalogueGame, GameId } from '@croupier/contracts';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { ProvidersTables } from './providers.store.ts';

export type GameRow = Selectable<ProvidersTables['game']>;
export type NewGameRow = Insertable<ProvidersTables['game']>;

/** Writes games of one provider as read; a known game keeps its id. */
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
        min_bet: excluded.ref('excluded.min_bet'),
        is_hot: excluded.ref('excluded.is_hot'),
        is_active: excluded.ref('excluded.is_active'),
        position: excluded.ref('excluded.position'),
        read_at: excluded.ref('excluded.read_at'),
        max_bet: excluded.ref('excluded.max_bet'),
        languages: excluded.ref('excluded.languages'),
        has_fun_play: excluded.ref('excluded.has_fun_play'),
        image: excluded.ref('excluded.image'),
        fingerprint: excluded.ref('excluded.fingerprint'),
      })),
    )
    .execute();
}

/** Switches off what a provider listed before and lists no longer. */
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

/** Fingerprints of a provider's games that are offered now, by code. */
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

/** Notes a catalogue that was read whole. */
export async function noteCatalogue(
  tx: Tx,
  {
    provider,
    etag,
    changes,
    now,
  }: { provider: string; etag: string | null; changes: 0 | 1; now: Date },
): Promise<void> {
  await tx
    .insertInto('game_catalogue')
    .values({ provider, etag, version: 1, read_at: now })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet((excluded) => ({
        etag: excluded.ref('excluded.etag'),
        version: sql<number>`game_catalogue.version + ${changes}::integer`,
        read_at: excluded.ref('excluded.read_at'),
      })),
    )
    .execute();
}

export interface GameFilter {
  readonly brand: string;
  readonly kind?: CatalogueGame['kind'] | undefined;
  readonly provider?: string | undefined;
  /** Part of the name in any language, folded. */
  readonly search?: string | undefined;
  readonly hotOnly?: boolean;
}

/** Currency the game must have a stake in. */
type Offer = GameFilter & { readonly currency: string };

export function listGames(
  read: Kysely<Tables>,
  filter: Offer,
  { offset, limit }: { offset: number; limit: number },
): Promise<GameRow[]> {
  return offered(read, filter)
    .selectAll('game')
    .orderBy('is_hot', 'desc')
    .orderBy('position')
    .orderBy('code')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countGames(read: Kysely<Tables>, filter: Offer): Promise<number> {
  const row = await offered(read, filter)
    .select((count) => count.fn.countAll<bigint>().as('games'))
    .executeTakeFirst();
  return Number(row?.games ?? 0);
}

export function gameById(
  read: Kysely<Tables>,
  offer: { id: GameId; brand: string; currency: string },
) {
  return offered(read, offer).selectAll('game').where('game.id', '=', offer.id).executeTakeFirst();
}

/** Providers and kinds that have something to show. */
export function listLanes(read: Kysely<Tables>, offer: { brand: string; currency: string }) {
  return offered(read, offer)
    .select(['provider', 'kind'])
    .select(sql<boolean>`bool_or(is_hot)`.as('isHot'))
    .groupBy(['provider', 'kind'])
    .orderBy('kind')
    .orderBy('provider')
    .execute();
}

function offered(
  read: Kysely<Tables>,
  { brand, currency, kind, provider, search, hotOnly }: Offer,
) {
  return read
    .selectFrom('game')
    .where('is_active', '=', true)
    .where(sql<boolean>`min_bet ->> ${currency}::text is not null`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_hidden')
            .select('game_id')
            .whereRef('game_id', '=', 'game.id')
            .where('brand', '=', brand),
        ),
      ),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'RNG'))
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .$if(hotOnly === true, (query) => query.where('is_hot', '=', true))
    .$if(Boolean(search), (query) =>
      query.where(sql<boolean>`position(${search ?? ''}::text in search) > 0`),
    );
}
