import type { AdminConversation, AdminSupportRoom, SupportRoomId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { messagePageOf } from './dialogue.ts';
import { countWaiting, queuedRoom, queuedRooms, roomOf } from './support.store.ts';
import { noRoom, viewOf, type roomViews } from './room-views.ts';
import type { SupportAdmin } from './support-actions.ts';

/** The queue of rooms, and what was written in one. */
export function roomReading(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { memberOf }: { readonly memberOf: ReturnType<typeof roomViews>['memberOf'] },
): Pick<SupportAdmin, 'brandOf' | 'queue' | 'dialogue'> {
  const { db } = core;

  /** The dialogue of a member without any message. */
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
  };
}

const roomId = (id: string) => id as SupportRoomId;
