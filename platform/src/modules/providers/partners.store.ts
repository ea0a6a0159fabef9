import type { ColumnType, Kysely, Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { StoredSettings } from '../../provider-partners.ts';

export interface PartnerTable {
  id: string;
  settings: ColumnType<StoredSettings | null, string | null, string | null>;
  locked_keys: string | null;
  is_off: ColumnType<boolean, boolean | undefined, boolean>;
  revision: ColumnType<number, number | undefined, number>;
  changed_at: Date;
}

export type PartnerRow = Selectable<PartnerTable>;

export const partnerRows = (read: Kysely<Tables>): Promise<PartnerRow[]> =>
  read.selectFrom('provider_partner').selectAll().orderBy('id').execute();

export function lockPartner(tx: Tx, id: string): Promise<PartnerRow | undefined> {
  return tx
    .selectFrom('provider_partner')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** `false` where a provider of that name is there already. */
export async function addPartner(
  tx: Tx,
  {
    id,
    settings,
    locked_keys,
    changed_at,
  }: Pick<PartnerRow, 'id' | 'settings' | 'locked_keys' | 'changed_at'>,
): Promise<boolean> {
  const added = await tx
    .insertInto('provider_partner')
    .values({ id, settings: settings && JSON.stringify(settings), locked_keys, changed_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Each change is a new revision. */
export async function changePartner(
  tx: Tx,
  id: string,
  {
    settings,
    ...change
  }: Partial<Pick<PartnerRow, 'settings' | 'locked_keys' | 'is_off'>> &
    Pick<PartnerRow, 'changed_at'>,
): Promise<void> {
  await tx
    .updateTable('provider_partner')
    .set(({ eb }) => ({
      ...change,
      ...(settings && { settings: JSON.stringify(settings) }),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
