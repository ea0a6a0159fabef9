import type { SupportMessage, SupportRoom, SupportText } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { createAnswersAdmin, type AnswersAdmin } from './answers-admin.ts';
import { messagePageOf } from './dialogue.ts';
import type { SupportImages } from './images.ts';
import { writeInRoom, type SendMessageFailure } from './send-message.ts';
import { createSupportAdmin, type SupportUses } from './support-admin.ts';
import { roomFor } from './answer-room.ts';
import type { SupportAdmin } from './support-actions.ts';
import { countUnread, lockRoom, openRoom, roomOf, writeRoom } from './support.store.ts';
import { createSupportVisitors, type SupportVisitors, type VisitorUses } from './visitors.ts';

/** Support messages between members and operators. */
export interface Support {
  room(member: Member, before?: number): Promise<SupportRoom>;
  unread(member: Member): Promise<number>;
  writeMessage(
    member: Member,
    message: { readonly key: string; readonly words: SupportText },
  ): Promise<Outcome<SupportMessage, SendMessageFailure>>;
  /** Marks messages up to a number as read by the member; the number never decreases. */
  read(member: Member, number: number): Promise<void>;
  readonly images: SupportImages;
  readonly admin: SupportAdmin;
  readonly answers: AnswersAdmin;
  readonly visitors: SupportVisitors;
}

export function createSupport(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'random'>,
  uses: SupportUses & VisitorUses,
): Support {
  const { db } = core;
  const { live, images } = uses;
  return {
    async room({ id }, before) {
      const room = await roomOf(db.read, id);
      return { ...(await messagePageOf(db.read, id, before)), isClosed: room?.is_closed ?? false };
    },

    unread: ({ id }) => countUnread(db.read, id),

    writeMessage: ({ id, brand, account }, { key, words }) =>
      db.transaction(async (tx) => {
        await openRoom(tx, roomFor({ id, brand, account }, core.clock.now()));
        const message = await writeInRoom(core, tx, { room: id, key, words });
        if (message.ok)
          await live.publish(
            tx,
            'support.changed',
            { member: id },
            { number: message.value.number },
          );
        return message;
      }),

    read: ({ id }, number) =>
      db.transaction(async (tx) => {
        const room = await lockRoom(tx, id);
        const seen = Math.min(number, room?.last_number ?? 0);
        if (!room || seen <= room.read_number) return;
        await writeRoom(tx, id, { read_number: seen });
        // The member's other tabs update their unread count.
        const payload = { number: room.last_number };
        await live.publish(tx, 'support.changed', { member: id }, payload);
      }),

    images,
    visitors: createSupportVisitors(core, uses),
    admin: createSupportAdmin(core, uses),
    answers: createAnswersAdmin(core),
  };
}
