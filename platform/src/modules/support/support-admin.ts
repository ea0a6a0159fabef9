import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Identity } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { lockRoom, writeRoom } from './support.store.ts';
import type { SupportAdmin } from './support-actions.ts';
import { noRoom, roomViews } from './room-views.ts';
import { roomChanges } from './room-changes.ts';
import { roomReading } from './read-rooms.ts';
import { roomAnswers } from './answer-room.ts';

export interface SupportUses {
  readonly live: Live;
  readonly identity: Pick<Identity, 'byId'>;
}

/** Admin functions for the support rooms of all brands. */
export function createSupportAdmin(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { live, identity }: SupportUses,
): SupportAdmin {
  const { db, clock } = core;
  const { memberOf, shown } = roomViews(core, { identity });
  const { auditRecord, notifyMember } = roomChanges(core, { live });

  return {
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
          await notifyMember(tx, roomId, lastNumber);
          return done(undefined);
        },
      );
      return closed.ok ? shown(roomId) : closed;
    },
    ...roomReading(core, { memberOf }),
    ...roomAnswers(core, { memberOf, auditRecord, tellMember: notifyMember }),
  };
}

const wroteMeanwhile = fail('version-conflict', {
  detail: 'Something was said in the meantime. Read it, then decide.',
});
