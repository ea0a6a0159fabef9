import type { VisitorSupportRoom } from '@croupier/contracts';
import type { SessionCookies } from '../../http/cookies.ts';
import type { Core } from '../../core.ts';
import type { Brands } from '../brands/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Verification } from '../verification/index.ts';
import { messagePageOf } from './dialogue.ts';
import type { SupportImages } from './images.ts';
import { lockRoom, roomOf, writeRoom } from './support.store.ts';
import { idOf, type SupportVisitor, visitorMessages } from './visitor-messages.ts';
import { answerMails } from './mail-answers.ts';

export interface VisitorUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly messages: Pick<Messages, 'send'>;
  readonly verification: Pick<Verification, 'challenge' | 'captcha'>;
  readonly images: SupportImages;
}

export type SupportVisitors = ReturnType<typeof createSupportVisitors>;

/** Conversations of visitors without an account: a room belongs to a cookie, and answers go by mail once the visitor has left. */
export function createSupportVisitors(
  core: Pick<Core, 'db' | 'clock' | 'random'>,
  { brands, images, messages, verification }: VisitorUses,
) {
  const { db, clock } = core;

  return {
    idOf: (cookies: Pick<SessionCookies, 'support'>) => idOf(cookies),
    async room(
      { cookies }: SupportVisitor,
      before: number | undefined,
    ): Promise<VisitorSupportRoom | null> {
      const id = idOf(cookies);
      const room = id && (await roomOf(db.read, id));
      if (!room) return null;
      await db.transaction((tx) => writeRoom(tx, room.room_id, { seen_at: clock.now() }));
      const page = await messagePageOf(db.read, room.room_id, before);
      return {
        ...page,
        isClosed: room.is_closed,
        name: room.account,
        contact: room.contact ?? '',
      };
    },
    /** The visitor has seen everything up to a number; never goes back. */
    read: ({ cookies }: SupportVisitor, number: number): Promise<void> =>
      db.transaction(async (tx) => {
        const id = idOf(cookies);
        const room = id ? await lockRoom(tx, id) : undefined;
        const seen = Math.min(number, room?.last_number ?? 0);
        if (room && seen > room.read_number)
          await writeRoom(tx, room.room_id, { read_number: seen });
      }),
    ...visitorMessages(core, { verification, images }),
    ...answerMails(core, { brands, messages }),
  };
}
