import type { FeedbackId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import type { FeedbackRow } from './feedback-tables.ts';

const mostShown = 200;

/** Adds feedback, or returns the existing one of the same key. */
export async function addFeedback(tx: Tx, row: FeedbackRow): Promise<FeedbackRow> {
  const added = await tx
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  return tx
    .selectFrom('feedback')
    .selectAll()
    .where('brand', '=', row.brand)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
}

/** Open feedback, the oldest first; or settled feedback, the latest first. */
export function feedbackRows(read: Db['read'], isSettled: boolean): Promise<FeedbackRow[]> {
  const rows = read.selectFrom('feedback').selectAll().limit(mostShown);
  return isSettled
    ? rows.where('settled_at', 'is not', null).orderBy('settled_at', 'desc').orderBy('id').execute()
    : rows.where('settled_at', 'is', null).orderBy('made_at').orderBy('id').execute();
}

export const lockFeedback = (tx: Tx, id: FeedbackId): Promise<FeedbackRow | undefined> =>
  tx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const writeFeedback = (
  tx: Tx,
  id: FeedbackId,
  settled: Pick<FeedbackRow, 'settled_at' | 'settled_by'>,
): Promise<FeedbackRow> =>
  tx
    .updateTable('feedback')
    .set(settled)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
