import type { Core } from '../../core.ts';
import { done, fail } from '../../outcome.ts';
import type { MemberRecord } from '../identity/index.ts';
import { shownMessage } from './dialogue.ts';
import {
  addMessage,
  lockRoom,
  messageByKey,
  openRoom,
  writeRoom,
  type RoomRow,
} from './support.store.ts';
import type { SupportAdmin } from './support-actions.ts';
import { noRoom, type roomViews } from './room-views.ts';
import type { roomChanges } from './room-changes.ts';

/** Sends the answer of an operator. */
export function roomAnswers(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  {
    memberOf,
    auditRecord,
    tellMember: notifyMember,
  }: {
    readonly memberOf: ReturnType<typeof roomViews>['memberOf'];
    readonly auditRecord: ReturnType<typeof roomChanges>['auditRecord'];
    readonly tellMember: ReturnType<typeof roomChanges>['notifyMember'];
  },
): Pick<SupportAdmin, 'answer'> {
  const { db, clock } = core;

  return {
    async answer({ roomId, text, key }, operator) {
      const member = await memberOf(roomId);
      return db.transaction(async (tx): ReturnType<SupportAdmin['answer']> => {
        // An operator may write first: then the member has no room yet.
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
        await notifyMember(tx, roomId, number);
        return done(await shownMessage(tx, row));
      });
    },
  };
}

/** A member's room without messages. */
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

const ofAnother = ({ assignee }: RoomRow) =>
  fail('version-conflict', {
    detail: `${assignee} takes care of this room. Take the room over first.`,
  });
