import type { SupportMessage, SupportRoom, SupportWords } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { decide } from '../../db/index.ts';
import type { Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { createAnswersDesk, type AnswersDesk } from './answers-desk.ts';
import { stretchOf } from './dialogue.ts';
import type { SupportImages } from './images.ts';
import { sayInRoom, type SayFailure } from './say.ts';
import { createSupportDesk, roomFor, type SupportDesk, type SupportUses } from './support-desk.ts';
import { countUnread, lockRoom, openRoom, roomOf, writeRoom } from './support.store.ts';
import { createSupportVisitors, type SupportVisitors, type VisitorUses } from './visitors.ts';

/** What members and operators say to each other. */
export interface Support {
  room(member: Member, before?: number): Promise<SupportRoom>;
  unread(member: Member): Promise<number>;
  say(
    member: Member,
    said: { readonly key: string; readonly words: SupportWords },
  ): Promise<Outcome<SupportMessage, SayFailure>>;
  /** The member has seen everything up to a number; never goes back. */
  read(member: Member, number: number): Promise<void>;
  readonly images: SupportImages;
  readonly desk: SupportDesk;
  readonly answers: AnswersDesk;
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
      return { ...(await stretchOf(db.read, id, before)), isClosed: room?.is_closed ?? false };
    },

    unread: ({ id }) => countUnread(db.read, id),

    say: ({ id, brand, account }, { key, words }) =>
      decide(db, async (tx) => {
        await openRoom(tx, roomFor({ id, brand, account }, core.clock.now()));
        const said = await sayInRoom(core, tx, { room: id, key, words });
        if (said.ok)
          await live.publish(tx, 'support.changed', { member: id }, { number: said.value.number });
        return said;
      }),

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

    images,
    visitors: createSupportVisitors(core, uses),
    desk: createSupportDesk(core, uses),
    answers: createAnswersDesk(core),
  };
}
