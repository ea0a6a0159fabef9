import type { BonusId, MemberId } from '@croupier/contracts';
import { sql, type ColumnType, type Kysely, type SqlBool } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { BonusRow } from './bonus.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    bonus: Omit<BonusRow, 'campaign' | 'weights'> & {
      campaign: ColumnType<BonusRow['campaign'], string, string>;
      weights: ColumnType<BonusRow['weights'], string, string>;
    };
  }
}

/** `false` if the member already has an active bonus. */
export async function addBonus(tx: Tx, { campaign, weights, ...row }: BonusRow): Promise<boolean> {
  const added = await tx
    .insertInto('bonus')
    .values({
      ...row,
      campaign: JSON.stringify(campaign),
      weights: JSON.stringify(weights),
    })
    .onConflict((conflict) =>
      conflict.column('member_id').where('state', '=', 'active').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks the bonuses of these ids and the active ones of these members, in the order of their ids. */
export async function lockBonuses(
  tx: Tx,
  { ids, members }: { readonly ids: readonly string[]; readonly members: readonly MemberId[] },
): Promise<readonly BonusRow[]> {
  const { rows } = await sql<BonusRow>`/* bonuses-locked */
    SELECT * FROM bonus WHERE id = ANY(${ids}::text[])
      OR (member_id = ANY(${members}::text[]) AND state = 'active')
    ORDER BY id FOR UPDATE`.execute(tx);
  return rows;
}

export async function changeBonus(
  tx: Tx,
  { id, state, wagered_units, ended_at, forfeited_by }: BonusRow,
): Promise<void> {
  await tx
    .updateTable('bonus')
    .set({ state, wagered_units, ended_at, forfeited_by })
    .where('id', '=', id)
    .execute();
}

/** Writes a bonus that got additional money with its requirement. */
export async function raiseBonus(
  tx: Tx,
  { id, granted_units, target_units }: BonusRow,
): Promise<void> {
  await tx.updateTable('bonus').set({ granted_units, target_units }).where('id', '=', id).execute();
}

/** The active bonus of a member, without a lock. */
export function activeBonus(read: Kysely<Tables>, member: MemberId): Promise<BonusRow | undefined> {
  return read
    .selectFrom('bonus')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

export function bonusesOf(
  read: Kysely<Tables>,
  member: MemberId,
  limit: number,
): Promise<BonusRow[]> {
  return read
    .selectFrom('bonus')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** States of bonuses, by their ids. */
export function bonusEnds(
  read: Kysely<Tables>,
  ids: readonly string[],
): Promise<Pick<BonusRow, 'id' | 'state' | 'forfeited_by'>[]> {
  return read
    .selectFrom('bonus')
    .select(['id', 'state', 'forfeited_by'])
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute();
}

/** Whether an open round holds money of the bonus. */
export async function isInPlay(tx: Tx, id: BonusId): Promise<boolean> {
  const round = await tx
    .selectFrom('game_round')
    .select('id')
    .where('bonus_id', '=', id)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return round !== undefined;
}

/** Expired bonuses, the earliest expiry first. */
export function overdueBonuses(read: Kysely<Tables>, now: Date, limit: number) {
  return read
    .selectFrom('bonus')
    .select(['id', 'member_id'])
    .where('state', '=', 'active')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}
