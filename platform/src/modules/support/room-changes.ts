import type { SupportRoomId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RoomRow } from './support.store.ts';
import { isMemberRoom } from './room-views.ts';

/** The audit record of a change and the event for the member. */
export function roomChanges(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { live }: { readonly live: Live },
) {
  const auditRecord = (tx: Tx, operator: Operator, room: RoomRow, what: Done) =>
    recordAudit(tx, core, operator, {
      subject: `${room.brand}/${room.room_id}`,
      before: '',
      note: '',
      ...what,
    });

  /** A member's pages get an event; a visitor's pages poll. */
  async function notifyMember(tx: Tx, id: SupportRoomId, number: number): Promise<void> {
    if (isMemberRoom(id)) await live.publish(tx, 'support.changed', { member: id }, { number });
  }

  return { auditRecord, notifyMember };
}

interface Done {
  readonly action: string;
  readonly before?: string;
  readonly after: string;
}
