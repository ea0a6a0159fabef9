import type { AdminSupportRoom, MemberId, SupportRoomId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Identity } from '../identity/index.ts';
import { queuedRoom, type QueuedRoom, type RoomRow } from './support.store.ts';

/** A room as operators see it, and its member. */
export function roomViews(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { identity }: { readonly identity: Pick<Identity, 'byId'> },
) {
  const { db } = core;

  async function shown(roomId: SupportRoomId): Promise<Outcome<AdminSupportRoom, 'not-found'>> {
    const row = await queuedRoom(db.read, roomId);
    return row ? done(viewOf(row)) : noRoom;
  }

  const memberOf = async (id: SupportRoomId) => (isMemberRoom(id) ? identity.byId(id) : null);

  return { memberOf, shown };
}

export function viewOf(row: QueuedRoom): AdminSupportRoom {
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

export const isMemberRoom = (id: SupportRoomId): id is MemberId => id.startsWith('mem_');

export const noRoom = fail('not-found', { detail: 'There is no such room.' });
