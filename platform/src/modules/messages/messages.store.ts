import type { Language, MessageId, MessageState } from '@croupier/contracts';
import type { JSONColumnType, Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { TextValues } from './message-text.ts';
import type { MessageKind } from './message-kind.ts';

export interface MessagesTables {
  outgoing_messages: {
    id: MessageId;
    brand: string;
    channel: 'mail' | 'sms';
    recipient: string;
    kind: MessageKind;
    language: Language;
    fills: JSONColumnType<TextValues>;
    locked_secrets: string | null;
    state: MessageState;
    attempts: number;
    last_fault: string | null;
    made_at: Date;
    due_at: Date;
    worth_until: Date | null;
    sent_at: Date | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends MessagesTables {}
}

export type MessageRow = Selectable<MessagesTables['outgoing_messages']>;

export async function insertMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx
    .insertInto('outgoing_messages')
    .values({ ...row, fills: JSON.stringify(row.fills) })
    .execute();
}

/** Takes messages that are due, and schedules their next attempt in case this one reports no result. */
export function takeDue(
  tx: Tx,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<MessageRow[]> {
  return tx
    .updateTable('outgoing_messages')
    .set((eb) => ({ due_at: next, attempts: eb('attempts', '+', 1) }))
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('outgoing_messages')
          .select('id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returningAll()
    .execute();
}

/** Stores the result of an attempt; changes nothing if another attempt has reported since. */
export async function recordAttempt(
  read: Db['read'],
  { id, attempts }: MessageRow,
  change: Partial<
    Pick<MessageRow, 'state' | 'last_fault' | 'due_at' | 'sent_at' | 'locked_secrets'>
  >,
): Promise<void> {
  await read
    .updateTable('outgoing_messages')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute();
}

/** The newest first. */
export function messagesBefore(
  read: Db['read'],
  { state, before, limit }: { state: MessageState | null; before: MessageId | null; limit: number },
): Promise<MessageRow[]> {
  return read
    .selectFrom('outgoing_messages')
    .selectAll()
    .$if(state !== null, (query) => query.where('state', '=', state))
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function lockMessage(tx: Tx, id: MessageId): Promise<MessageRow | undefined> {
  return tx
    .selectFrom('outgoing_messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function sendAgain(tx: Tx, id: MessageId, now: Date): Promise<MessageRow> {
  return tx
    .updateTable('outgoing_messages')
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes expired codes and links. */
export async function dropSecrets(read: Db['read'], now: Date, oldest: Date): Promise<void> {
  await read
    .updateTable('outgoing_messages')
    .set({ locked_secrets: null })
    .where('locked_secrets', 'is not', null)
    .where('state', '<>', 'waiting')
    .where((eb) => eb.or([eb('worth_until', '<', now), eb('made_at', '<', oldest)]))
    .execute();
}

export async function dropMessages(read: Db['read'], oldest: Date): Promise<void> {
  await read.deleteFrom('outgoing_messages').where('made_at', '<', oldest).execute();
}
