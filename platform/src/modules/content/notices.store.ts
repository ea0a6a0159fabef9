import type { NoticeId } from '@croupier/contracts';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { ContentTables, NoticeRow } from './content.store.ts';

type Table = ContentTables['notices'];

/** Operators look at the latest; older ones are history. */
const mostShown = 500;

export const noticesOfBrand = (read: Db['read'], brand: string): Promise<NoticeRow[]> =>
  read
    .selectFrom('notices')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();

export const lockNotice = (tx: Tx, brand: string, id: NoticeId): Promise<NoticeRow | undefined> =>
  tx
    .selectFrom('notices')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const addNotice = (tx: Tx, row: Insertable<Table>): Promise<NoticeRow> =>
  tx.insertInto('notices').values(row).returningAll().executeTakeFirstOrThrow();

export const writeNotice = (tx: Tx, id: NoticeId, changes: Updateable<Table>): Promise<NoticeRow> =>
  tx
    .updateTable('notices')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function plantNotice(tx: Tx, row: Insertable<Table>): Promise<void> {
  await tx
    .insertInto('notices')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Marks what shows by now and says which. */
export const announceDue = (tx: Tx, now: Date): Promise<NoticeRow[]> =>
  tx
    .updateTable('notices')
    .set({ is_announced: true })
    .where('is_published', '=', true)
    .where('is_announced', '=', false)
    .where('starts_at', '<=', now)
    .returningAll()
    .execute();
