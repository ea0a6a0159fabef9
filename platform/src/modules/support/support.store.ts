import type { MemberId, SupportAnswerId, SupportQueue } from '@croupier/contracts';
import type { Generated, Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { SupportImageTable } from './images.store.ts';

export interface SupportTables {
  support_rooms: {
    member_id: MemberId;
    brand: string;
    account: string;
    last_number: Generated<number>;
    read_number: Generated<number>;
    waiting_since: Date | null;
    assignee: string | null;
    is_closed: Generated<boolean>;
    changed_at: Date;
  };
  support_messages: {
    member_id: MemberId;
    number: number;
    operator: string | null;
    text: string;
    idempotency_key: string;
    sent_at: Date;
  };
  support_images: SupportImageTable;
  support_answers: { id: SupportAnswerId; brand: string; title: string; text: string };
}

export type RoomRow = Selectable<SupportTables['support_rooms']>;
export type MessageRow = SupportTables['support_messages'];

type Read = Db['read'];

export async function openRoom(
  tx: Tx,
  room: Pick<RoomRow, 'member_id' | 'brand' | 'account' | 'changed_at'>,
): Promise<void> {
  await tx
    .insertInto('support_rooms')
    .values(room)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

export const lockRoom = (tx: Tx, member: MemberId): Promise<RoomRow | undefined> =>
  tx
    .selectFrom('support_rooms')
    .selectAll()
    .where('member_id', '=', member)
    .forUpdate()
    .executeTakeFirst();

export const roomOf = (read: Read, member: MemberId): Promise<RoomRow | undefined> =>
  read.selectFrom('support_rooms').selectAll().where('member_id', '=', member).executeTakeFirst();

export const writeRoom = (tx: Tx, member: MemberId, changes: Partial<RoomRow>): Promise<RoomRow> =>
  tx
    .updateTable('support_rooms')
    .set(changes)
    .where('member_id', '=', member)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function addMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.insertInto('support_messages').values(row).execute();
}

/** The message that a key stands for already, of the member or of operators. */
export const messageByKey = (
  tx: Tx,
  { member, key, isMember }: { member: MemberId; key: string; isMember: boolean },
): Promise<MessageRow | undefined> =>
  tx
    .selectFrom('support_messages')
    .selectAll()
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .where('operator', isMember ? 'is' : 'is not', null)
    .executeTakeFirst();

export async function countSent(tx: Tx, member: MemberId, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('support_messages')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member)
    .where('operator', 'is', null)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The latest messages before a number, the latest first. */
export const messagesBefore = (
  read: Read,
  member: MemberId,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MessageRow[]> => {
  const rows = read.selectFrom('support_messages').selectAll().where('member_id', '=', member);
  return (before === undefined ? rows : rows.where('number', '<', before))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
};

export async function countUnread(read: Read, member: MemberId): Promise<number> {
  const { count } = await read
    .selectFrom('support_messages as message')
    .innerJoin('support_rooms as room', 'room.member_id', 'message.member_id')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('room.member_id', '=', member)
    .where('message.operator', 'is not', null)
    .whereRef('message.number', '>', 'room.read_number')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface QueuedRoom extends RoomRow {
  readonly last_text: string;
}

const mostShown = 100;

interface Queued {
  readonly queue: SupportQueue;
  /** All of them without. */
  readonly brand: string | undefined;
  readonly operator: string;
}

/** Rooms of a queue with their latest words: who waits longest comes first, else what changed last. */
export function queuedRooms(read: Read, { queue, brand, operator }: Queued): Promise<QueuedRoom[]> {
  const all = withLastText(read).limit(mostShown);
  const rows = brand === undefined ? all : all.where('brand', '=', brand);
  if (queue === 'waiting')
    return rows
      .where('waiting_since', 'is not', null)
      .orderBy('waiting_since')
      .orderBy('room.member_id')
      .execute();
  const latest = rows.orderBy('changed_at', 'desc').orderBy('room.member_id');
  if (queue === 'closed') return latest.where('is_closed', '=', true).execute();
  const open = latest.where('is_closed', '=', false);
  if (queue === 'mine') return open.where('assignee', '=', operator).execute();
  return open.where('waiting_since', 'is', null).execute();
}

export const queuedRoom = (read: Read, member: MemberId): Promise<QueuedRoom | undefined> =>
  withLastText(read).where('room.member_id', '=', member).executeTakeFirst();

const withLastText = (read: Read) =>
  read
    .selectFrom('support_rooms as room')
    .innerJoin('support_messages as message', (join) =>
      join
        .onRef('message.member_id', '=', 'room.member_id')
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
