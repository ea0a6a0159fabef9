import type { BannerGroup, BannerId } from '@croupier/contracts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { mostRemoved, type BannerRow, type ContentTables } from './content.store.ts';

type Table = ContentTables['banners'];

export const bannersOfBrand = (read: Db['read'], brand: string): Promise<BannerRow[]> =>
  read
    .selectFrom('banners')
    .selectAll()
    .where('brand', '=', brand)
    .where('removed_at', 'is', null)
    .orderBy('group_name')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const removedBanners = (read: Db['read'], brand: string): Promise<BannerRow[]> =>
  read
    .selectFrom('banners')
    .selectAll()
    .where('brand', '=', brand)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id')
    .limit(mostRemoved)
    .execute();

interface WantedBanner {
  readonly brand: string;
  readonly id: BannerId;
  readonly isRemoved: boolean;
}

export const lockBanner = (tx: Tx, wanted: WantedBanner): Promise<BannerRow | undefined> =>
  tx
    .selectFrom('banners')
    .selectAll()
    .where('brand', '=', wanted.brand)
    .where('id', '=', wanted.id)
    .where('removed_at', wanted.isRemoved ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Adds a banner as the last one of its group. */
export function addBanner(tx: Tx, row: Omit<Insertable<Table>, 'position'>): Promise<BannerRow> {
  const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM banners
    WHERE brand = ${row.brand} AND group_name = ${row.group_name})`;
  return tx
    .insertInto('banners')
    .values({ ...row, position })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const writeBanner = (tx: Tx, id: BannerId, changes: Updateable<Table>): Promise<BannerRow> =>
  tx
    .updateTable('banners')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Banners of a group in their order, locked until the transaction ends. */
export async function lockGroup(
  tx: Tx,
  brand: string,
  group: BannerGroup,
): Promise<readonly BannerId[]> {
  const rows = await tx
    .selectFrom('banners')
    .select(['id', 'position'])
    .where('brand', '=', brand)
    .where('group_name', '=', group)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

export async function placeBanners(tx: Tx, order: readonly BannerId[]): Promise<void> {
  await sql`
    UPDATE banners SET position = placed.position
    FROM unnest(${order}::text[]) WITH ORDINALITY AS placed (id, position)
    WHERE banners.id = placed.id`.execute(tx);
}

export async function seedBanner(tx: Tx, row: Insertable<Table>): Promise<void> {
  await tx
    .insertInto('banners')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
