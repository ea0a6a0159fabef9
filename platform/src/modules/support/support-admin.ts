import type {
  AdminConversation,
  AdminSupportRoom,
  MemberId,
  SupportMessage,
  SupportQueue,
  SupportRoomId,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Identity, MemberRecord, Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import { shownMessage, messagePageOf } from './dialogue.ts';
import {
  addMessage,
  countWaiting,
  lockRoom,
  messageByKey,
  openRoom,
  queuedRoom,
  queuedRooms,
  roomOf,
  writeRoom,
  type QueuedRoom,
  type RoomRow,
} from './support.store.ts';

export interface SupportUses {
  readonly live: Live;
  readonly identity: Pick<Identity, 'byId'>;
}

interface Answering {
  readonly roomId: SupportRoomId;
  readonly text: string;
  readonly key: string;
}

export interface SupportAdmin {
  /** `null` where there is neither a room nor a member of that id. */
  brandOf(id: string): Promise<string | null>;
  queue(
    asked: { readonly queue: SupportQueue; readonly brand?: string },
    operator: Operator,
  ): Promise<{ readonly rooms: readonly AdminSupportRoom[]; readonly waiting: number }>;
  dialogue(
    roomId: SupportRoomId,
    before: number | undefined,
  ): Promise<Outcome<AdminConversation, 'not-found'>>;
  answer(
    answering: Answering,
    operator: Operator,
  ): Promise<Outcome<SupportMessage, 'not-found' | 'version-conflict' | 'idempotency-key-reused'>>;
  assign(
    assigned: { readonly roomId: SupportRoomId; readonly isMine: boolean },
    operator: Operator,
  ): Promise<Outcome<AdminSupportRoom, 'not-found'>>;
  close(
    closed: { readonly roomId: SupportRoomId; readonly lastNumber: number },
    operator: Operator,
  ): Promise<Outcome<AdminSupportRoom, 'not-found' | 'version-conflict'>>;
}

/** Admin functions for the support rooms of all brands. */
export function createSupportAdmin(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { live, identity }: SupportUses,
): SupportAdmin {
  const { db, clock } = core;

  const auditRecord = (tx: Tx, operator: Operator, room: RoomRow, what: Done) =>
    recordAudit(tx, core, operator, {
      subject: `${room.brand}/${room.room_id}`,
      before: '',
      note: '',
      ...what,
    });

  async function shown(roomId: SupportRoomId): Promise<Outcome<AdminSupportRoom, 'not-found'>> {
    const row = await queuedRoom(db.read, roomId);
    return row ? done(viewOf(row)) : noRoom;
  }

  const memberOf = async (id: SupportRoomId) => (isMemberRoom(id) ? identity.byId(id) : null);

  /** A member's pages hear at once; a visitor's ask by themselves. */
  async function tellMember(tx: Tx, id: SupportRoomId, number: number): Promise<void> {
    if (isMemberRoom(id)) await live.publish(tx, 'support.changed', { member: id }, { number });
  }

  /** Of a member to whom nobody has written and who has not written. */
  async function emptyDialogue(
    roomId: SupportRoomId,
  ): Promise<Outcome<AdminConversation, 'not-found'>> {
    const member = await memberOf(roomId);
    if (!member) return noRoom;
    const room = {
      roomId,
      brand: member.brand,
      account: member.account,
      state: 'answered',
      waitingSince: null,
      assignee: null,
      lastNumber: 0,
      lastText: '',
      lastAt: member.joinedAt.toISOString(),
      visitor: null,
    } satisfies AdminSupportRoom;
    return done({ room, messages: [], hasEarlier: false });
  }

  return {
    async brandOf(text) {
      const id = roomId(text);
      return (await roomOf(db.read, id))?.brand ?? (await memberOf(id))?.brand ?? null;
    },

    async queue({ queue, brand }, operator) {
      const rooms = await queuedRooms(db.read, { queue, brand, operator: operator.name });
      return { rooms: rooms.map(viewOf), waiting: await countWaiting(db.read, brand) };
    },

    async dialogue(roomId, before) {
      const room = await queuedRoom(db.read, roomId);
      if (!room) return emptyDialogue(roomId);
      return done({ room: viewOf(room), ...(await messagePageOf(db.read, roomId, before)) });
    },

    async answer({ roomId, text, key }, operator) {
      const member = await memberOf(roomId);
      return db.transaction(async (tx): ReturnType<SupportAdmin['answer']> => {
        // The house may write first: then the member has no room yet.
        if (member) await openRoom(tx, roomFor(member, clock.now()));
        const room = await lockRoom(tx, roomId);
        if (!room) return noRoom;
        const stored = await messageByKey(tx, { room: roomId, key, isOperator: true });
        if (stored)
          return stored.text === text && stored.operator === operator.name
            ? done(await shownMessage(tx, stored))
            : fail('idempotency-key-reused');
        if (room.assignee !== null && room.assignee !== operator.name) return ofAnother(room);
        const now = clock.now();
        const number = room.last_number + 1;
        const row = {
          room_id: roomId,
          number,
          operator: operator.name,
          text,
          idempotency_key: key,
          sent_at: now,
        };
        await addMessage(tx, row);
        await writeRoom(tx, roomId, {
          last_number: number,
          waiting_since: null,
          assignee: operator.name,
          is_closed: false,
          changed_at: now,
        });
        await auditRecord(tx, operator, room, { action: 'support.answered', after: `${number}` });
        await tellMember(tx, roomId, number);
        return done(await shownMessage(tx, row));
      });
    },

    async assign({ roomId, isMine }, operator) {
      const assignee = isMine ? operator.name : null;
      const isThere = await db.transaction(async (tx) => {
        const room = await lockRoom(tx, roomId);
        if (!room || room.assignee === assignee) return room !== undefined;
        await writeRoom(tx, roomId, { assignee });
        await auditRecord(tx, operator, room, {
          action: 'support.assigned',
          before: room.assignee ?? '—',
          after: assignee ?? '—',
        });
        return true;
      });
      return isThere ? shown(roomId) : noRoom;
    },

    async close({ roomId, lastNumber }, operator) {
      const closed = await db.transaction(
        async (tx): Promise<Outcome<void, 'not-found' | 'version-conflict'>> => {
          const room = await lockRoom(tx, roomId);
          if (!room) return noRoom;
          if (room.last_number !== lastNumber) return wroteMeanwhile;
          if (room.is_closed) return done(undefined);
          const now = clock.now();
          await writeRoom(tx, roomId, { waiting_since: null, is_closed: true, changed_at: now });
          await auditRecord(tx, operator, room, {
            action: 'support.closed',
            after: `${lastNumber}`,
          });
          await tellMember(tx, roomId, lastNumber);
          return done(undefined);
        },
      );
      return closed.ok ? shown(roomId) : closed;
    },
  };
}

interface Done {
  readonly action: string;
  readonly before?: string;
  readonly after: string;
}

function viewOf(row: QueuedRoom): AdminSupportRoom {
  return {
    roomId: row.room_id,
    brand: row.brand,
    account: row.account,
    state: stateOf(row),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    assignee: row.assignee,
    lastNumber: row.last_number,
    lastText: row.last_text,
    lastAt: row.changed_at.toISOString(),
    visitor:
      row.contact === null || row.language === null
        ? null
        : { contact: row.contact, language: row.language },
  };
}

function stateOf({ is_closed, waiting_since }: RoomRow): AdminSupportRoom['state'] {
  if (is_closed) return 'closed';
  return waiting_since ? 'waiting' : 'answered';
}

const isMemberRoom = (id: SupportRoomId): id is MemberId => id.startsWith('mem_');

/** A member's room before anything was said. */
export const roomFor = (
  { id, brand, account }: Pick<MemberRecord, 'id' | 'brand' | 'account'>,
  now: Date,
) => ({
  room_id: id,
  brand,
  account,
  waiting_since: null,
  assignee: null,
  changed_at: now,
  contact: null,
  language: null,
  ip: null,
  opened_at: null,
  seen_at: null,
});

const noRoom = fail('not-found', { detail: 'There is no such room.' });

const ofAnother = ({ assignee }: RoomRow) =>
  fail('version-conflict', {
    detail: `${assignee} takes care of this room. Take the room over first.`,
  });

const wroteMeanwhile = fail('version-conflict', {
  detail: 'Something was said in the meantime. Read it, then decide.',
});

const roomId = (id: string) => id as SupportRoomId;
