import type { NoticeId } from '@croupier/contracts';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { mostRemoved, type ContentTables, type NoticeRow } from './content.store.ts';

type Table = ContentTables['notices'];

/** Operators see only this many of the latest notices. */
const mostShown = 500;

export const noticesOfBrand = (read: Db['read'], brand: string): Promise<NoticeRow[]> =>
  read
    .selectFrom('notices')
    .selectAll()
    .where('brand', '=', brand)
    .where('removed_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();

export const removedNotices = (read: Db['read'], brand: string): Promise<NoticeRow[]> =>
  read
    .selectFrom('notices')
    .selectAll()
    .where('brand', '=', brand)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id')
    .limit(mostRemoved)
    .execute();

export interface WantedNotice {
  readonly brand: string;
  readonly id: NoticeId;
  readonly isRemoved: boolean;
}

export const lockNotice = (tx: Tx, wanted: WantedNotice): Promise<NoticeRow | undefined> =>
  tx
    .selectFrom('notices')
    .selectAll()
    .where('brand', '=', wanted.brand)
    .where('id', '=', wanted.id)
    .where('removed_at', wanted.isRemoved ? 'is not' : 'is', null)
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

export async function seedNotice(tx: Tx, row: Insertable<Table>): Promise<void> {
  await tx
    .insertInto('notices')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Marks notices whose start time has come as announced, and returns them. */
export const announceDue = (tx: Tx, now: Date): Promise<NoticeRow[]> =>
  tx
    .updateTable('notices')
    .set({ is_announced: true })
    .where('is_published', '=', true)
    .where('is_announced', '=', false)
    .where('removed_at', 'is', null)
    .where('starts_at', '<=', now)
    .returningAll()
    .execute();
