import type { SignInKind } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface SignInServicesTables {
  sign_in_services: {
    readonly brand: string;
    readonly kind: SignInKind;
    readonly is_on: boolean;
    readonly label: string;
    readonly issuer: string;
    readonly client_id: string;
    readonly api_key: string;
    readonly keys_url: string;
    readonly emulator_url: string;
    readonly locked_secret: string | null;
    readonly secret_file: string;
    readonly revision: number;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends SignInServicesTables {}
}

export type SignInRow = Selectable<SignInServicesTables['sign_in_services']>;

export function servicesOf(read: Db['read'], brand: string): Promise<SignInRow[]> {
  return read.selectFrom('sign_in_services').selectAll().where('brand', '=', brand).execute();
}

export async function lockService(
  tx: Tx,
  { brand, kind }: Pick<SignInRow, 'brand' | 'kind'>,
): Promise<SignInRow | null> {
  const row = await tx
    .selectFrom('sign_in_services')
    .selectAll()
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a service whose revision is one above the stored one; says whether it still was. */
export async function writeService(tx: Tx, row: SignInRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sign_in_services')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['brand', 'kind'])
        .doUpdateSet(row)
        .where('sign_in_services.revision', '=', row.revision - 1),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
