import type { Language, SupportAnswerId, SupportQueue, SupportRoomId } from '@croupier/contracts';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { SupportImageTable } from './images.store.ts';

export interface SupportTables {
  support_rooms: {
    room_id: SupportRoomId;
    brand: string;
    account: string;
    last_number: Generated<number>;
    read_number: Generated<number>;
    waiting_since: Date | null;
    assignee: string | null;
    is_closed: Generated<boolean>;
    changed_at: Date;
    contact: string | null;
    language: Language | null;
    ip: string | null;
    opened_at: Date | null;
    seen_at: Date | null;
    mailed_number: Generated<number>;
  };
  support_messages: {
    room_id: SupportRoomId;
    number: number;
    operator: string | null;
    text: string;
    idempotency_key: string;
    sent_at: Date;
  };
  support_images: SupportImageTable;
  support_answers: { id: SupportAnswerId; brand: string; title: string; text: string };
}

declare module '../../db/tables.ts' {
  interface Tables extends SupportTables {}
}

export type RoomRow = Selectable<SupportTables['support_rooms']>;
export type MessageRow = SupportTables['support_messages'];

type Read = Db['read'];

export async function openRoom(
  tx: Tx,
  room: Insertable<SupportTables['support_rooms']>,
): Promise<void> {
  await tx
    .insertInto('support_rooms')
    .values(room)
    .onConflict((conflict) => conflict.column('room_id').doNothing())
    .execute();
}

export const lockRoom = (tx: Tx, room: SupportRoomId): Promise<RoomRow | undefined> =>
  tx
    .selectFrom('support_rooms')
    .selectAll()
    .where('room_id', '=', room)
    .forUpdate()
    .executeTakeFirst();

export const roomOf = (read: Read, room: SupportRoomId): Promise<RoomRow | undefined> =>
  read.selectFrom('support_rooms').selectAll().where('room_id', '=', room).executeTakeFirst();

export const writeRoom = (
  tx: Tx,
  room: SupportRoomId,
  changes: Partial<RoomRow>,
): Promise<RoomRow> =>
  tx
    .updateTable('support_rooms')
    .set(changes)
    .where('room_id', '=', room)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function addMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.insertInto('support_messages').values(row).execute();
}

/** The existing message of a key, of the member or of operators. */
export const messageByKey = (
  tx: Tx,
  { room, key, isOperator }: { room: SupportRoomId; key: string; isOperator: boolean },
): Promise<MessageRow | undefined> =>
  tx
    .selectFrom('support_messages')
    .selectAll()
    .where('room_id', '=', room)
    .where('idempotency_key', '=', key)
    .where('operator', isOperator ? 'is not' : 'is', null)
    .executeTakeFirst();

export async function countSent(tx: Tx, room: SupportRoomId, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('support_messages')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('room_id', '=', room)
    .where('operator', 'is', null)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The latest messages before a number, newest first. */
export const messagesBefore = (
  read: Read,
  room: SupportRoomId,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MessageRow[]> => {
  const rows = read.selectFrom('support_messages').selectAll().where('room_id', '=', room);
  return (before === undefined ? rows : rows.where('number', '<', before))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
};

export async function countUnread(read: Read, room: SupportRoomId): Promise<number> {
  const { count } = await read
    .selectFrom('support_messages as message')
    .innerJoin('support_rooms as room', 'room.room_id', 'message.room_id')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('room.room_id', '=', room)
    .where('message.operator', 'is not', null)
    .whereRef('message.number', '>', 'room.read_number')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface QueuedRoom extends RoomRow {
  readonly last_text: string;
}

const mostShown = 100;

interface QueueQuery {
  readonly queue: SupportQueue;
  /** All brands if `undefined`. */
  readonly brand: string | undefined;
  readonly operator: string;
}

/** Rooms of a queue with their latest message: waiting rooms by waiting time, others by last change. */
export function queuedRooms(
  read: Read,
  { queue, brand, operator }: QueueQuery,
): Promise<QueuedRoom[]> {
  const all = withLastText(read).limit(mostShown);
  const rows = brand === undefined ? all : all.where('brand', '=', brand);
  if (queue === 'waiting')
    return rows
      .where('waiting_since', 'is not', null)
      .orderBy('waiting_since')
      .orderBy('room.room_id')
      .execute();
  const latest = rows.orderBy('changed_at', 'desc').orderBy('room.room_id');
  if (queue === 'closed') return latest.where('is_closed', '=', true).execute();
  const open = latest.where('is_closed', '=', false);
  if (queue === 'mine') return open.where('assignee', '=', operator).execute();
  return open.where('waiting_since', 'is', null).execute();
}

export const queuedRoom = (read: Read, room: SupportRoomId): Promise<QueuedRoom | undefined> =>
  withLastText(read).where('room.room_id', '=', room).executeTakeFirst();

const withLastText = (read: Read) =>
  read
    .selectFrom('support_rooms as room')
    .innerJoin('support_messages as message', (join) =>
      join
        .onRef('message.room_id', '=', 'room.room_id')
        .onRef('message.number', '=', 'room.last_number'),
    )
    .selectAll('room')
    .select('message.text as last_text');

export async function countWaiting(read: Read, brand: string | undefined): Promise<number> {
  const waiting = read
    .selectFrom('support_rooms')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('waiting_since', 'is not', null);
  const { count } = await (
    brand === undefined ? waiting : waiting.where('brand', '=', brand)
  ).executeTakeFirstOrThrow();
  return Number(count);
}

/** Rooms that visitors at an address have opened since. */
export async function countOpened(tx: Tx, ip: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('support_rooms')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('ip', '=', ip)
    .where('opened_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rooms of visitors with answers that were neither read nor mailed, and whose visitor has not looked since. */
export const roomsToMail = (
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<RoomRow[]> =>
  tx
    .selectFrom('support_rooms')
    .selectAll()
    .where('contact', 'is not', null)
    .where('waiting_since', 'is', null)
    .whereRef('last_number', '>', 'mailed_number')
    .whereRef('last_number', '>', 'read_number')
    .where('changed_at', '<', before)
    .where('seen_at', '<', before)
    .orderBy('changed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** What operators wrote after a number. */
export const answersAfter = (tx: Tx, room: SupportRoomId, number: number): Promise<MessageRow[]> =>
  tx
    .selectFrom('support_messages')
    .selectAll()
    .where('room_id', '=', room)
    .where('operator', 'is not', null)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
