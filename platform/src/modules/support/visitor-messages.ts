import { createHash } from 'node:crypto';
import type { InputOf, SupportImage, SupportMessage, VisitorId, calls } from '@croupier/contracts';
import type { SessionCookies } from '../../http/cookies.ts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Verification } from '../verification/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { SupportImages } from './images.ts';
import { writeInRoom, type SendMessageFailure } from './send-message.ts';
import { countOpened, openRoom, roomOf } from './support.store.ts';

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

/** Messages and images of a visitor; the first one opens the room. */
export function visitorMessages(
  core: Pick<Core, 'db' | 'clock' | 'random'>,
  {
    images,
    verification,
  }: {
    readonly verification: Pick<Verification, 'challenge' | 'captcha'>;
    readonly images: SupportImages;
  },
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
    async writeMessage(
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
        return writeInRoom(core, tx, { room: id, key, words: { text, images: pictures } });
      });
    },

    upload: (
      visitor: SupportVisitor,
      base64: string,
    ): Promise<Outcome<SupportImage, 'image-unusable' | 'too-many-requests'>> =>
      images.upload({ room: idFor(visitor), ip: visitor.ip }, base64),
  };
}

export function idOf({ support }: Pick<SessionCookies, 'support'>): VisitorId | null {
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
