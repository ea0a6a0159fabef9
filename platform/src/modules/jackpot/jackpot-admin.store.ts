import type { Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { JackpotRow, JackpotTables } from './jackpot.store.ts';

type Share = Omit<JackpotTables['jackpot_share'], 'jackpot_id'>;

export function sharesOf(read: Kysely<Tables>, jackpot: string): Promise<Share[]> {
  return read
    .selectFrom('jackpot_share')
    .select(['provider', 'game_id', 'millionths'])
    .where('jackpot_id', '=', jackpot)
    .orderBy('provider')
    .orderBy('game_id')
    .execute();
}

/** The shares of a brand's jackpot while it is on. */
export function activeShares(read: Kysely<Tables>, brand: string): Promise<Share[]> {
  return read
    .selectFrom('jackpot_share')
    .innerJoin('jackpot', 'jackpot.id', 'jackpot_share.jackpot_id')
    .select(['provider', 'game_id', 'millionths'])
    .where('brand', '=', brand)
    .where('is_active', '=', true)
    .execute();
}

/** Adds or changes a brand's jackpot with its shares; `false` if its revision has changed in the meantime. */
export async function putJackpot(
  tx: Tx,
  row: JackpotRow,
  shares: readonly Share[],
): Promise<boolean> {
  const { period_seconds, seed_units, is_active, revision } = row;
  const put = await tx
    .insertInto('jackpot')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('brand')
        .doUpdateSet({ period_seconds, seed_units, is_active, revision })
        .where('jackpot.revision', '=', revision - 1),
    )
    .returning('id')
    .executeTakeFirst();
  if (!put) return false;
  await tx.deleteFrom('jackpot_share').where('jackpot_id', '=', put.id).execute();
  if (shares.length > 0)
    await tx
      .insertInto('jackpot_share')
      .values(shares.map((share) => ({ ...share, jackpot_id: put.id })))
      .execute();
  return true;
}
