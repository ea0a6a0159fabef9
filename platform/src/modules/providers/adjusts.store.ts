import { sql } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';

/** A member's debt, locked until the transaction ends; zero when there is none. */
export async function lockDebt(
  tx: Tx,
  { member, currency }: { member: MemberId; currency: string },
): Promise<bigint> {
  const row = await tx
    .selectFrom('game_debt')
    .select('owed_units')
    .where('member_id', '=', member)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  return row?.owed_units ?? 0n;
}

export interface Debt {
  readonly member: MemberId;
  readonly currency: string;
  readonly units: bigint;
}

/** Pays a part of a member's debt. */
export async function meetDebt(tx: Tx, { member, currency, units }: Debt): Promise<void> {
  await tx
    .updateTable('game_debt')
    .set(({ eb }) => ({ owed_units: eb('owed_units', '-', units) }))
    .where('member_id', '=', member)
    .where('currency', '=', currency)
    .execute();
}

export async function addDebt(tx: Tx, { member, currency, units }: Debt): Promise<void> {
  await sql`INSERT INTO game_debt (member_id, currency, owed_units) VALUES (${member}, ${currency}, ${units}::bigint)
    ON CONFLICT (member_id, currency) DO UPDATE SET owed_units = game_debt.owed_units + excluded.owed_units`.execute(
    tx,
  );
}
