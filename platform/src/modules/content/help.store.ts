import { languages } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { mostRemoved, type HelpRow, type HelpWords } from './content.store.ts';

export const helpOfBrand = (read: Db['read'], brand: string): Promise<HelpRow[]> =>
  read
    .selectFrom('help_entries')
    .selectAll()
    .where('brand', '=', brand)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('slug')
    .orderBy('language')
    .execute();

export const removedHelp = (read: Db['read'], brand: string): Promise<HelpRow[]> =>
  read
    .selectFrom('help_entries')
    .selectAll()
    .where('brand', '=', brand)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('slug')
    .limit(mostRemoved * languages.length)
    .execute();

/**
 * All entries of a brand, including removed ones, locked until the transaction ends: there are few, and they
 * have an order.
 */
export async function lockHelp(tx: Tx, brand: string): Promise<HelpRow[]> {
  // Locks the brand's row, because an entry that does not exist yet cannot be locked.
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

interface WrittenHelp {
  readonly brand: string;
  readonly slug: string;
  readonly revision: number;
  readonly removed_at: Date | null;
}

/** Removes an entry in all its languages, or restores it. */
export async function writeHelp(tx: Tx, { brand, slug, ...changes }: WrittenHelp): Promise<void> {
  await tx
    .updateTable('help_entries')
    .set(changes)
    .where('brand', '=', brand)
    .where('slug', '=', slug)
    .execute();
}

export async function addHelp(tx: Tx, rows: readonly HelpWords[], revision = 1) {
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
