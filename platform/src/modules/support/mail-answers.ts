import { registerPatterns } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Brands } from '../brands/index.ts';
import type { Messages } from '../messages/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { answersAfter, roomsToMail, writeRoom, type RoomRow } from './support.store.ts';

/** A visitor without a request for this time has left the page. */
const leftAfterMinutes = 2;

const mailsAtOnce = 50;

/** Mails answers to visitors who have left the page. */
export function answerMails(
  core: Pick<Core, 'db' | 'clock' | 'random'>,
  {
    brands,
    messages,
  }: { readonly brands: Pick<Brands, 'byCode'>; readonly messages: Pick<Messages, 'send'> },
) {
  const { db, clock } = core;

  async function mail(tx: Tx, room: RoomRow): Promise<void> {
    const { room_id, brand: code, account, contact, language, mailed_number, read_number } = room;
    const brand = await brands.byCode(code);
    const answers = await answersAfter(tx, room_id, Math.max(mailed_number, read_number));
    if (brand && language && contact && isMail(contact) && answers.length > 0)
      await messages.send(tx, {
        brand,
        channel: 'mail',
        recipient: contact,
        kind: 'support-answer',
        language,
        values: { name: account, answer: answers.map(({ text }) => text).join('\n\n') },
      });
    await writeRoom(tx, room_id, { mailed_number: room.last_number });
  }

  return {
    /** Mails answers to visitors who have left a mail address and then the page. Each answer once. */
    mailAnswers: (): Promise<void> =>
      db.transaction(async (tx) => {
        const before = dayjs.utc(clock.now()).subtract(leftAfterMinutes, 'minute').toDate();
        for (const room of await roomsToMail(tx, { before, limit: mailsAtOnce }))
          await mail(tx, room);
      }),
  };
}

const mailForm = new RegExp(registerPatterns.email, 'u');

const isMail = (contact: string) => mailForm.test(contact);
