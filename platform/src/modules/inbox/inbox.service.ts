import {
  inboxLimits,
  type calls,
  type InboxMessage,
  type InboxMessageId,
  type InputOf,
  type Language,
  type MemberId,
  type Page,
  type UnreadCount,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { wordsFor } from '../documents/index.ts';
import type { Member } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import type { Support } from '../support/index.ts';
import { createInboxAdmin } from './inbox-admin.ts';
import { createInboxImages } from './inbox-images.ts';
import type { InboxOrderUses } from './inbox-orders.ts';
import { imageById, messagesWith } from './inbox-sending.store.ts';
import { createInboxSending } from './inbox-sending.ts';
import {
  countUnread,
  lockItem,
  markReadUntil,
  shownRow,
  shownRows,
  writeItem,
  type InboxItemRow,
  type ShownRow,
} from './inbox.store.ts';

export interface InboxUses extends InboxOrderUses {
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
  readonly brands: Pick<Brands, 'byCode'>;
  readonly support: Pick<Support, 'unread'>;
  readonly counts: MemberCounts;
}

/** Counts of other modules for the badges. */
export interface MemberCounts {
  missions(member: Member): Promise<number>;
  rewards(member: Member): Promise<number>;
}

export type Inbox = ReturnType<typeof createInbox>;

type MessagesQuery = InputOf<typeof calls.inboxMessages>;
type ReadInput = InputOf<typeof calls.readInboxMessage>;

const pageSize = 20;

/** Messages of the brand to its members. */
export function createInbox(core: Pick<Core, 'db' | 'clock' | 'ids'>, uses: InboxUses) {
  const { db, clock } = core;
  const { live, brands, support, counts } = uses;
  const sending = createInboxSending(core, uses);

  /** Changes the member's row of a message, and informs the member's other tabs. */
  const change = (
    { id: member }: Pick<Member, 'id'>,
    id: InboxMessageId,
    work: (tx: Tx, item: InboxItemRow) => Promise<'read' | 'deleted' | 'restored' | null>,
  ): Promise<Outcome<void, 'not-found'>> =>
    db.transaction(async (tx) => {
      const item = await lockItem(tx, member, id);
      if (!item) return noMessage;
      const reason = await work(tx, item);
      if (reason) await live.publish(tx, 'inbox.changed', { member }, { reason });
      return done(undefined);
    });

  return {
    async unread(member: Member): Promise<UnreadCount> {
      const [messages, answers, missions, rewards] = await Promise.all([
        countUnread(db.read, member.id, inboxLimits.countedAtMost),
        support.unread(member),
        counts.missions(member),
        counts.rewards(member),
      ]);
      return { messages, support: answers, missions, rewards };
    },

    async messages(
      { id, brand }: Pick<Member, 'id' | 'brand'>,
      { language, before, limit = pageSize }: MessagesQuery,
    ): Promise<Page<InboxMessage>> {
      const query = { before: before === undefined ? null : messageId(before), limit: limit + 1 };
      const [rows, own] = await Promise.all([shownRows(db.read, id, query), brands.byCode(brand)]);
      const page = rows.slice(0, limit);
      return {
        rows: page.flatMap((row) => shownAs(row, language, own) ?? []),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },

    async message(
      { id: member, brand }: Pick<Member, 'id' | 'brand'>,
      { id, language }: ReadInput & Pick<MessagesQuery, 'language'>,
    ): Promise<Outcome<InboxMessage, 'not-found'>> {
      const row = await shownRow(db.read, member, id);
      const message = row && shownAs(row, language, await brands.byCode(brand));
      return message ? done(message) : noMessage;
    },

    read: (member: Pick<Member, 'id'>, { id }: ReadInput) =>
      change(member, id, async (tx, item) => {
        if (item.read_at) return null;
        await writeItem(tx, item, { read_at: clock.now() });
        return 'read';
      }),

    /** Takes the newest message that the page shows, so that a message that comes meanwhile stays unread. */
    readUpTo: (member: Pick<Member, 'id'>, { id }: ReadInput) =>
      change(member, id, async (tx, { sent_at: time }) => {
        await markReadUntil(tx, member.id, time);
        return 'read';
      }),

    remove: (member: Pick<Member, 'id'>, { id }: ReadInput) =>
      change(member, id, async (tx, item) => {
        if (item.deleted_at) return null;
        await writeItem(tx, item, { deleted_at: clock.now() });
        return 'deleted';
      }),

    restore: (member: Pick<Member, 'id'>, { id }: ReadInput): Promise<Outcome<void, 'not-found'>> =>
      db.transaction(async (tx) => {
        const item = await lockItem(tx, member.id, id);
        if (!item) return noMessage;
        if (!item.deleted_at) return done(undefined);
        if (clock.now().getTime() - item.deleted_at.getTime() > inboxLimits.restoreMs)
          return tooLate;
        await writeItem(tx, item, { deleted_at: null });
        await live.publish(tx, 'inbox.changed', { member: member.id }, { reason: 'restored' });
        return done(undefined);
      }),

    /** The bytes of a picture of a message that the member got. */
    async picture(member: MemberId, image: string): Promise<Buffer | null> {
      for (const id of await messagesWith(db.read, image))
        if (await shownRow(db.read, member, id))
          return (await imageById(db.read, image))?.jpeg ?? null;
      return null;
    },

    sendDue: sending.sendDue,
    notify: sending.notify,
    admin: createInboxAdmin(core, { ...uses, sending }),
    images: createInboxImages(core),
  };
}

/** `null`: the message has no text in the reader's language or the brand's own. */
function shownAs(row: ShownRow, language: Language, brand: Brand | null): InboxMessage | null {
  const shown = brand && wordsFor(row.words, { language, brand });
  if (!shown) return null;
  const { id, image_id: image, width, height } = row;
  return {
    id,
    ...shown,
    image: image && width && height ? { id: image, width, height } : null,
    sentAt: row.sent_at.toISOString(),
    isRead: row.is_read,
  };
}

/** A cursor from outside; a malformed one is no message's id and has no messages before it. */
const messageId = (text: string) => text as InboxMessageId;

const noMessage = fail('not-found', { detail: 'This message was deleted or does not exist.' });
const tooLate = fail('not-found', { detail: 'The time to restore this message is over.' });
