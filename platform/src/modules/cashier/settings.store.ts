import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface SettingsTables {
  cashier_settings: {
    brand: string;
    receipt_minutes: number;
    dispute_days: number;
    /** Withdrawals above this need two operators. */
    two_person_units: bigint;
    /** Maximum amount that one member can request within 24 hours. */
    daily_units: bigint;
    transfer_minutes: number;
    may_cancel: boolean;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends SettingsTables {}
}

export type SettingsRow = Selectable<SettingsTables['cashier_settings']>;

/** The settings of a brand; a brand without settings has no transfer deposits and no payouts. */
export async function settingsOf(read: Db['read'], brand: string): Promise<SettingsRow | null> {
  const row = await read
    .selectFrom('cashier_settings')
    .selectAll()
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSettings(tx: Tx, row: SettingsRow): Promise<void> {
  await tx
    .insertInto('cashier_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('brand').doNothing())
    .execute();
}
