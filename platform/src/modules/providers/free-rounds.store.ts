import type { Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { ProvidersTables } from './providers.store.ts';

export type FreeRoundsRow = Selectable<ProvidersTables['free_rounds']>;

/** `false` where free rounds of that id were granted before. */
export async function addFreeRounds(tx: Tx, row: Omit<FreeRoundsRow, 'used'>): Promise<boolean> {
  const added = await tx
    .insertInto('free_rounds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
