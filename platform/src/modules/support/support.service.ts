import type { SupportMessage, SupportRoom } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { createAnswersDesk, type AnswersDesk } from './answers-desk.ts';
import { stretchOf } from './dialogue.ts';
import { createSupportImages, type SupportImages } from './images.ts';
import { sayAsMember, type Said, type SayFailure } from './say.ts';
import { createSupportDesk, type SupportDesk, type SupportUses } from './support-desk.ts';
import { countUnread, lockRoom, roomOf, writeRoom } from './support.store.ts';

/** What members and operators say to each other. */
export interface Support {
  room(member: Member, before?: number): Promise<SupportRoom>;
  unread(member: Member): Promise<number>;
  say(member: Member, said: Said): Promise<Outcome<SupportMessage, SayFailure>>;
  /** The member has seen everything up to a number; never goes back. */
  read(member: Member, number: number): Promise<void>;
  readonly images: SupportImages;
  readonly desk: SupportDesk;
  readonly answers: AnswersDesk;
}

export function createSupport(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  uses: SupportUses,
): Support {
  const { db } = core;
  const { live } = uses;
  return {
    async room({ id }, before) {
      const room = await roomOf(db.read, id);
      return { ...(await stretchOf(db.read, id, before)), isClosed: room?.is_closed ?? false };
    },

    unread: ({ id }) => countUnread(db.read, id),

    say: (member, said) => db.transaction((tx) => sayAsMember(core, live, tx, member, said)),

    read: ({ id }, number) =>
      db.transaction(async (tx) => {
        const room = await lockRoom(tx, id);
        const seen = Math.min(number, room?.last_number ?? 0);
        if (!room || seen <= room.read_number) return;
        await writeRoom(tx, id, { read_number: seen });
        // The member's other tabs count anew.
        const payload = { number: room.last_number };
        await live.publish(tx, 'support.changed', { member: id }, payload);
      }),

    images: createSupportImages(core),
    desk: createSupportDesk(core, uses),
    answers: createAnswersDesk(core),
  };
}
