import type { BonusTerms } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { ProvidersTables } from './providers.store.ts';

export type FreeRoundsRow = Selectable<ProvidersTables['free_rounds']>;

/** Free rounds as they are granted; without terms their wins are cash. */
export type FreeRoundsGrant = Omit<FreeRoundsRow, 'used' | 'win_terms'> & {
  readonly win_terms?: BonusTerms | null;
};

/** `false` where free rounds of that id were granted before. */
export async function addFreeRounds(
  tx: Tx,
  { win_terms = null, ...row }: FreeRoundsGrant,
): Promise<boolean> {
  const added = await tx
    .insertInto('free_rounds')
    .values({ ...row, win_terms: win_terms && JSON.stringify(win_terms) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
