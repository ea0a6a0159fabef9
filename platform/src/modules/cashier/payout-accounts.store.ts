import type {
  Localized,
  MemberId,
  PayoutAccountId,
  PayoutField,
  PayoutKind,
} from '@croupier/contracts';
import type { JSONColumnType, Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface PayoutAccountTables {
  payout_methods: {
    brand: string;
    code: string;
    provider: string;
    kind: PayoutKind;
    name: JSONColumnType<Localized>;
    fields: JSONColumnType<readonly PayoutField[]>;
    min_units: bigint;
    max_units: bigint;
    fee_fixed_units: bigint;
    fee_basis_points: number;
    expected_minutes: number;
    position: number;
    is_enabled: boolean;
  };
  payees: {
    member_id: MemberId;
    name: string;
    /** The normalized name for comparison. */
    name_key: string;
    fixed_at: Date;
  };
  payout_accounts: {
    id: PayoutAccountId;
    member_id: MemberId;
    brand: string;
    method: string;
    payee: string;
    fields: JSONColumnType<Readonly<Record<string, string>>>;
    fields_key: string;
    is_default: boolean;
    added_at: Date;
    removed_at: Date | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends PayoutAccountTables {}
}

export type PayoutMethodRow = Selectable<PayoutAccountTables['payout_methods']>;
export type PayeeRow = Selectable<PayoutAccountTables['payees']>;
export type PayoutAccountRow = Selectable<PayoutAccountTables['payout_accounts']>;

type Read = Db['read'];

/** All methods of a brand, including disabled ones, because old accounts and withdrawals refer to them. */
export function payoutMethodsOf(read: Read, brand: string): Promise<PayoutMethodRow[]> {
  return read
    .selectFrom('payout_methods')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
}

export async function insertPayoutMethod(tx: Tx, row: PayoutMethodRow): Promise<void> {
  await tx
    .insertInto('payout_methods')
    .values({ ...row, name: JSON.stringify(row.name), fields: JSON.stringify(row.fields) })
    .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
    .execute();
}

export async function payeeOf(read: Read, member: MemberId): Promise<PayeeRow | null> {
  const row = await read
    .selectFrom('payees')
    .selectAll()
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a member's payee name if there is none yet, and returns the stored row locked. */
export async function fixPayee(tx: Tx, row: PayeeRow): Promise<PayeeRow> {
  await tx
    .insertInto('payees')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return (await lockPayee(tx, row.member_id)) ?? row;
}

/** Locks the payee row, which serializes changes to a member's accounts and withdrawal requests. */
export function lockPayee(tx: Tx, member: MemberId): Promise<PayeeRow | undefined> {
  return tx
    .selectFrom('payees')
    .selectAll()
    .where('member_id', '=', member)
    .forUpdate()
    .executeTakeFirst();
}

export function payoutAccountsOf(read: Read, member: MemberId): Promise<PayoutAccountRow[]> {
  return read
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', member)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** `null` if the member has already saved the account. */
export async function insertPayoutAccount(
  tx: Tx,
  row: PayoutAccountRow,
): Promise<PayoutAccountRow | null> {
  const inserted = await tx
    .insertInto('payout_accounts')
    .values({ ...row, fields: JSON.stringify(row.fields) })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'method', 'fields_key'])
        .where('removed_at', 'is', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function removePayoutAccount(
  tx: Tx,
  member: MemberId,
  { id, at }: { id: PayoutAccountId; at: Date },
): Promise<boolean> {
  const removed = await tx
    .updateTable('payout_accounts')
    .set({ removed_at: at, is_default: false })
    .where('id', '=', id)
    .where('member_id', '=', member)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Makes one account the default. The others are reset first, so that there are never two defaults. */
export async function preferPayoutAccount(
  tx: Tx,
  member: MemberId,
  id: PayoutAccountId,
): Promise<void> {
  const own = tx.updateTable('payout_accounts').where('member_id', '=', member);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own
    .set({ is_default: true })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}
