import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { HelpRow } from './content.store.ts';

export const helpOfBrand = (read: Db['read'], brand: string): Promise<HelpRow[]> =>
  read
    .selectFrom('help_entries')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('position')
    .orderBy('slug')
    .orderBy('language')
    .execute();

/** All entries of a brand, held until the transaction ends: they are few, and they have an order. */
export async function lockHelp(tx: Tx, brand: string): Promise<HelpRow[]> {
  // The brand's row is the lock: an entry that is not there yet can't be one.
  await tx.selectFrom('brands').select('code').where('code', '=', brand).forNoKeyUpdate().execute();
  return tx
    .selectFrom('help_entries')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('position')
    .orderBy('slug')
    .execute();
}

export async function dropHelp(tx: Tx, brand: string, slug: string): Promise<void> {
  await tx.deleteFrom('help_entries').where('brand', '=', brand).where('slug', '=', slug).execute();
}

export async function addHelp(tx: Tx, rows: readonly Omit<HelpRow, 'revision'>[], revision = 1) {
  if (rows.length === 0) return;
  await tx
    .insertInto('help_entries')
    .values(rows.map((row) => ({ ...row, revision })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function placeHelp(tx: Tx, brand: string, order: readonly string[]): Promise<void> {
  await sql`
    UPDATE help_entries SET position = placed.position
    FROM unnest(${order}::text[]) WITH ORDINALITY AS placed (slug, position)
    WHERE brand = ${brand} AND help_entries.slug = placed.slug`.execute(tx);
}
