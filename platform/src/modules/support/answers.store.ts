import type { SupportAnswer, SupportAnswerId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

const shown = ['id', 'title', 'text'] as const;

export const answersOf = (read: Db['read'], brand: string): Promise<SupportAnswer[]> =>
  read
    .selectFrom('support_answers')
    .select(shown)
    .where('brand', '=', brand)
    .orderBy('title')
    .orderBy('id')
    .execute();

export const lockAnswer = (
  tx: Tx,
  brand: string,
  id: SupportAnswerId,
): Promise<SupportAnswer | undefined> =>
  tx
    .selectFrom('support_answers')
    .select(shown)
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function putAnswer(
  tx: Tx,
  answer: SupportAnswer & { readonly brand: string },
): Promise<void> {
  const { title, text } = answer;
  await tx
    .insertInto('support_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, text }))
    .execute();
}

export async function dropAnswer(tx: Tx, id: SupportAnswerId): Promise<void> {
  await tx.deleteFrom('support_answers').where('id', '=', id).execute();
}

export async function hasBrand(tx: Tx, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('brands')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}
