import type { DepositKind, Localized, PayToField } from '@croupier/contracts';
import type { JSONColumnType, Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface DepositMethodTables {
  deposit_methods: {
    brand: string;
    code: string;
    provider: string;
    name: JSONColumnType<Localized>;
    min_units: bigint;
    max_units: bigint;
    suggested_units: bigint[];
    position: number;
    is_enabled: boolean;
    kind: DepositKind;
    fee_fixed_units: bigint;
    fee_basis_points: number;
    expected_minutes: number;
    pay_to: JSONColumnType<readonly PayToField[]>;
    /** What of a credited deposit must be staked before money leaves, in percent. */
    turnover_percent: number;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends DepositMethodTables {}
}

export type MethodRow = Selectable<DepositMethodTables['deposit_methods']>;

type Read = Db['read'];

export function methodsOf(read: Read, brand: string): Promise<MethodRow[]> {
  return read
    .selectFrom('deposit_methods')
    .selectAll()
    .where('brand', '=', brand)
    .where('is_enabled', '=', true)
    .orderBy('position')
    .execute();
}

/** The methods of these names, including disabled ones, because old deposits refer to them. */
export function methodsNamed(
  read: Read,
  names: readonly { readonly brand: string; readonly code: string }[],
): Promise<MethodRow[]> {
  return read
    .selectFrom('deposit_methods')
    .selectAll()
    .where('brand', 'in', [...new Set(names.map(({ brand }) => brand))])
    .where('code', 'in', [...new Set(names.map(({ code }) => code))])
    .execute();
}

export async function insertMethod(tx: Tx, row: MethodRow): Promise<void> {
  await tx
    .insertInto('deposit_methods')
    .values({ ...row, name: JSON.stringify(row.name), pay_to: JSON.stringify(row.pay_to) })
    .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
    .execute();
}

/** Every method of a brand, switched off ones, too; or of all brands. */
export function allMethods(read: Read, brand: string | null): Promise<MethodRow[]> {
  return read
    .selectFrom('deposit_methods')
    .selectAll()
    .$if(brand !== null, (query) => query.where('brand', '=', brand ?? ''))
    .orderBy('brand')
    .orderBy('position')
    .execute();
}

export function lockMethod(tx: Tx, brand: string, code: string): Promise<MethodRow | undefined> {
  return tx
    .selectFrom('deposit_methods')
    .selectAll()
    .where('brand', '=', brand)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveTurnover(
  tx: Tx,
  { brand, code }: Pick<MethodRow, 'brand' | 'code'>,
  percent: number,
): Promise<void> {
  await tx
    .updateTable('deposit_methods')
    .set({ turnover_percent: percent })
    .where('brand', '=', brand)
    .where('code', '=', code)
    .execute();
}
