import type {
  DeskDialogue,
  DeskSupportRoom,
  MemberId,
  SupportMessage,
  SupportQueue,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Identity, MemberRecord, Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { keepDeed } from '../operators/index.ts';
import { shownMessage, stretchOf } from './dialogue.ts';
import {
  addMessage,
  countWaiting,
  lockRoom,
  messageByKey,
  openRoom,
  queuedRoom,
  queuedRooms,
  writeRoom,
  type QueuedRoom,
  type RoomRow,
} from './support.store.ts';

export interface SupportUses {
  readonly live: Live;
  readonly identity: Pick<Identity, 'byId'>;
}

interface Answering {
  readonly memberId: MemberId;
  readonly text: string;
  readonly key: string;
}

export interface SupportDesk {
  queue(
    asked: { readonly queue: SupportQueue; readonly brand?: string },
    operator: Operator,
  ): Promise<{ readonly rooms: readonly DeskSupportRoom[]; readonly waiting: number }>;
  dialogue(
    memberId: MemberId,
    before: number | undefined,
  ): Promise<Outcome<DeskDialogue, 'not-found'>>;
  answer(
    answering: Answering,
    operator: Operator,
  ): Promise<Outcome<SupportMessage, 'not-found' | 'version-conflict' | 'idempotency-key-reused'>>;
  assign(
    assigned: { readonly memberId: MemberId; readonly isMine: boolean },
    operator: Operator,
  ): Promise<Outcome<DeskSupportRoom, 'not-found'>>;
  close(
    closed: { readonly memberId: MemberId; readonly lastNumber: number },
    operator: Operator,
  ): Promise<Outcome<DeskSupportRoom, 'not-found' | 'version-conflict'>>;
}

/** The rooms of all brands, as operators see them. */
export function createSupportDesk(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { live, identity }: SupportUses,
): SupportDesk {
  const { db, clock } = core;

  const deed = (tx: Tx, operator: Operator, room: RoomRow, what: Done) =>
    keepDeed(tx, core, operator, {
      subject: `${room.brand}/${room.member_id}`,
      before: '',
      note: '',
      ...what,
    });

  async function shown(memberId: MemberId): Promise<Outcome<DeskSupportRoom, 'not-found'>> {
    const row = await queuedRoom(db.read, memberId);
    return row ? done(viewOf(row)) : noRoom;
  }

  /** Of a member to whom nobody has written and who has not written. */
  async function emptyDialogue(memberId: MemberId): Promise<Outcome<DeskDialogue, 'not-found'>> {
    const member = await identity.byId(memberId);
    if (!member) return noRoom;
    const room = {
      memberId,
      brand: member.brand,
      account: member.account,
      state: 'answered',
      waitingSince: null,
      assignee: null,
      lastNumber: 0,
      lastText: '',
      lastAt: member.joinedAt.toISOString(),
    } satisfies DeskSupportRoom;
    return done({ room, messages: [], hasEarlier: false });
  }

  return {
    async queue({ queue, brand }, operator) {
      const rooms = await queuedRooms(db.read, { queue, brand, operator: operator.name });
      return { rooms: rooms.map(viewOf), waiting: await countWaiting(db.read, brand) };
    },

    async dialogue(memberId, before) {
      const room = await queuedRoom(db.read, memberId);
      if (!room) return emptyDialogue(memberId);
      return done({ room: viewOf(room), ...(await stretchOf(db.read, memberId, before)) });
    },

    async answer({ memberId, text, key }, operator) {
      const member = await identity.byId(memberId);
      return db.transaction(async (tx): ReturnType<SupportDesk['answer']> => {
        // The house may write first: then the member has no room yet.
        if (member) await openRoom(tx, roomFor(member, clock.now()));
        const room = await lockRoom(tx, memberId);
        if (!room) return noRoom;
        const kept = await messageByKey(tx, { member: memberId, key, isMember: false });
        if (kept)
          return kept.text === text && kept.operator === operator.name
            ? done(await shownMessage(tx, kept))
            : fail('idempotency-key-reused');
        if (room.assignee !== null && room.assignee !== operator.name) return ofAnother(room);
        const now = clock.now();
        const number = room.last_number + 1;
        const row = {
          member_id: memberId,
          number,
          operator: operator.name,
          text,
          idempotency_key: key,
          sent_at: now,
        };
        await addMessage(tx, row);
        await writeRoom(tx, memberId, {
          last_number: number,
          waiting_since: null,
          assignee: operator.name,
          is_closed: false,
          changed_at: now,
        });
        await deed(tx, operator, room, { action: 'support.answered', after: `${number}` });
        await live.publish(tx, 'support.changed', { member: memberId }, { number });
        return done(await shownMessage(tx, row));
      });
    },

    async assign({ memberId, isMine }, operator) {
      const assignee = isMine ? operator.name : null;
      const isThere = await db.transaction(async (tx) => {
        const room = await lockRoom(tx, memberId);
        if (!room || room.assignee === assignee) return room !== undefined;
        await writeRoom(tx, memberId, { assignee });
        await deed(tx, operator, room, {
          action: 'support.assigned',
          before: room.assignee ?? '—',
          after: assignee ?? '—',
        });
        return true;
      });
      return isThere ? shown(memberId) : noRoom;
    },

    async close({ memberId, lastNumber }, operator) {
      const closed = await db.transaction(
        async (tx): Promise<Outcome<void, 'not-found' | 'version-conflict'>> => {
          const room = await lockRoom(tx, memberId);
          if (!room) return noRoom;
          if (room.last_number !== lastNumber) return wroteMeanwhile;
          if (room.is_closed) return done(undefined);
          const now = clock.now();
          await writeRoom(tx, memberId, { waiting_since: null, is_closed: true, changed_at: now });
          await deed(tx, operator, room, { action: 'support.closed', after: `${lastNumber}` });
          const payload = { number: lastNumber };
          await live.publish(tx, 'support.changed', { member: memberId }, payload);
          return done(undefined);
        },
      );
      return closed.ok ? shown(memberId) : closed;
    },
  };
}

interface Done {
  readonly action: string;
  readonly before?: string;
  readonly after: string;
}

function viewOf(row: QueuedRoom): DeskSupportRoom {
  return {
    memberId: row.member_id,
    brand: row.brand,
    account: row.account,
    state: stateOf(row),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    assignee: row.assignee,
    lastNumber: row.last_number,
    lastText: row.last_text,
    lastAt: row.changed_at.toISOString(),
  };
}

function stateOf({ is_closed, waiting_since }: RoomRow): DeskSupportRoom['state'] {
  if (is_closed) return 'closed';
  return waiting_since ? 'waiting' : 'answered';
}

const roomFor = ({ id, brand, account }: MemberRecord, now: Date) => ({
  member_id: id,
  brand,
  account,
  changed_at: now,
});

const noRoom = fail('not-found', { detail: 'There is no such member.' });

const ofAnother = ({ assignee }: RoomRow) =>
  fail('version-conflict', {
    detail: `${assignee} takes care of this member. Take the room over first.`,
  });

const wroteMeanwhile = fail('version-conflict', {
  detail: 'Something was said in the meantime. Read it, then decide.',
});
