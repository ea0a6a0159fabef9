import type { SessionCookies } from '../../http/cookies.ts';
import { createHash } from 'node:crypto';
import {
  registerPatterns,
  type InputOf,
  type SupportImage,
  type SupportMessage,
  type VisitorId,
  type VisitorSupportRoom,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Verification } from '../verification/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { messagePageOf } from './dialogue.ts';
import type { SupportImages } from './images.ts';
import { sayInRoom, type SendMessageFailure } from './send-message.ts';
import {
  answersAfter,
  countOpened,
  lockRoom,
  openRoom,
  roomOf,
  roomsToMail,
  writeRoom,
  type RoomRow,
} from './support.store.ts';

export interface VisitorUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly messages: Pick<Messages, 'send'>;
  readonly verification: Pick<Verification, 'challenge' | 'captcha'>;
  readonly images: SupportImages;
}

/** Who writes without an account: known by a cookie alone. */
export interface SupportVisitor {
  readonly brand: Brand;
  readonly cookies: SessionCookies;
  readonly ip: string;
}

type Written = InputOf<typeof calls.sendVisitorSupport> & { readonly key: string };
type SendFailure =
  | SendMessageFailure
  | 'invalid-input'
  | 'challenge-failed'
  | 'captcha-needed'
  | 'wrong-captcha';

/** New rooms of an address in an hour without a captcha, and at all. */
const roomsBeforeCaptcha = 3;
const roomsAtMost = 20;
/** Whoever has not looked for so long has left the page. */
const leftAfterMinutes = 2;
const mailsAtOnce = 50;

export type SupportVisitors = ReturnType<typeof createSupportVisitors>;

/** Conversations of visitors without an account: a room belongs to a cookie, and answers go by mail once the visitor has left. */
export function createSupportVisitors(
  core: Pick<Core, 'db' | 'clock' | 'random'>,
  { brands, images, messages, verification }: VisitorUses,
) {
  const { db, clock, random } = core;

  /** The visitor's id; a visitor who has none yet gets a cookie. */
  function idFor({ cookies }: SupportVisitor): VisitorId {
    const known = idOf(cookies);
    if (known) return known;
    const secret = Buffer.from(random.bytes(32)).toString('base64url');
    cookies.keepSupport(secret);
    return markOf(secret);
  }

  /** What shows that a person opens a room: work of the page, and after some rooms of an address a captcha. */
  async function checkOpening(
    { brand, ip }: SupportVisitor,
    written: Written,
  ): Promise<Outcome<void, SendFailure>> {
    const opened = await db.transaction((tx) =>
      countOpened(tx, ip, dayjs.utc(clock.now()).subtract(1, 'hour').toDate()),
    );
    if (opened >= roomsAtMost) return tooManyRooms;
    if (opened >= roomsBeforeCaptcha) {
      const read = await verification.captcha.check({
        brand: brand.code,
        answer: written.captcha,
      });
      if (!read.ok) return read;
    }
    return verification.challenge.check({ brand, purpose: 'support', payload: written.challenge });
  }

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
      const stretch = await messagePageOf(db.read, room.room_id, before);
      return {
        ...stretch,
        isClosed: room.is_closed,
        name: room.account,
        contact: room.contact ?? '',
      };
    },

    async say(
      visitor: SupportVisitor,
      written: Written,
    ): Promise<Outcome<SupportMessage, SendFailure>> {
      const { key, text, images: pictures, language } = written;
      const known = idOf(visitor.cookies);
      const isNew = !known || !(await roomOf(db.read, known));
      const missing = isNew ? errorsOf(written) : null;
      if (missing) return fail('invalid-input', { fields: missing });
      const checked = isNew ? await checkOpening(visitor, written) : done(undefined);
      if (!checked.ok) return checked;
      const id = idFor(visitor);
      const now = clock.now();
      return db.transaction(async (tx) => {
        if (isNew)
          await openRoom(tx, {
            room_id: id,
            brand: visitor.brand.code,
            account: written.name ?? '',
            contact: written.contact ?? '',
            language,
            ip: visitor.ip,
            opened_at: now,
            seen_at: now,
            waiting_since: null,
            assignee: null,
            changed_at: now,
          });
        return sayInRoom(core, tx, { room: id, key, words: { text, images: pictures } });
      });
    },

    upload: (
      visitor: SupportVisitor,
      base64: string,
    ): Promise<Outcome<SupportImage, 'image-unusable' | 'too-many-requests'>> =>
      images.upload({ room: idFor(visitor), ip: visitor.ip }, base64),

    /** The visitor has seen everything up to a number; never goes back. */
    read: ({ cookies }: SupportVisitor, number: number): Promise<void> =>
      db.transaction(async (tx) => {
        const id = idOf(cookies);
        const room = id ? await lockRoom(tx, id) : undefined;
        const seen = Math.min(number, room?.last_number ?? 0);
        if (room && seen > room.read_number)
          await writeRoom(tx, room.room_id, { read_number: seen });
      }),

    /** Mails answers to visitors who have left a mail address and then the page. Each answer once. */
    mailAnswers: (): Promise<void> =>
      db.transaction(async (tx) => {
        const before = dayjs.utc(clock.now()).subtract(leftAfterMinutes, 'minute').toDate();
        for (const room of await roomsToMail(tx, { before, limit: mailsAtOnce }))
          await mail(tx, room);
      }),
  };

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
}

const mailForm = new RegExp(registerPatterns.email, 'u');
const isMail = (contact: string) => mailForm.test(contact);

function idOf({ support }: Pick<SessionCookies, 'support'>): VisitorId | null {
  return support === null ? null : markOf(support);
}

/** The id says nothing of the secret: who knows it, as operators do, cannot act as the visitor. */
const markOf = (secret: string) =>
  `vis_${createHash('sha256').update(secret).digest('hex').slice(0, 32)}` as VisitorId;

function errorsOf({ name, contact }: Written) {
  if (name && contact) return null;
  return {
    ...(name ? {} : { name: { code: 'required' as const } }),
    ...(contact ? {} : { contact: { code: 'required' as const } }),
  };
}

const tooManyRooms = fail('too-many-requests', {
  detail: 'Too many people have written from this network. Try again in an hour.',
  retryAfter: 3_600,
});
