import { createHash } from 'node:crypto';
import {
  trialType,
  type ChatMessage,
  type ChatRoom,
  type ChatRulesDraft,
  type InputOf,
  type MemberId,
  type OutputOf,
  type OwnChat,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { AwardRefusal, Campaigns } from '../campaigns/index.ts';
import { createDocuments, type Documents } from '../documents/index.ts';
import { maskedAccount, type Member } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { chatRulesKind } from './chat-rules-kind.ts';
import { createChatAdmin, type ChatAdmin } from './chat-admin.ts';
import {
  addReport,
  dropBefore,
  latestMessages,
  lockMessage,
  lockShare,
  lockWriter,
  messageByKey,
  mutedUntilOf,
  notePost,
  roomOf,
  sharesOf,
  type MessageRow,
} from './chat.store.ts';
import { cleanText, leadsElsewhere } from './refused-text.ts';

type Writer = Pick<Member, 'id' | 'brand' | 'account' | 'type'>;
type PostFailure =
  | 'chat-closed'
  | 'chat-muted'
  | 'chat-text-refused'
  | 'timed-out'
  | 'too-many-requests';

export interface Chat {
  room(brand: string): Promise<Outcome<ChatRoom>>;
  own(member: Writer): Promise<Outcome<OwnChat>>;
  /** A repeated request with the same key is the same message. */
  post(
    member: Writer,
    input: InputOf<typeof calls.postChat>,
    key: string,
  ): Promise<Outcome<ChatMessage, PostFailure>>;
  report(
    member: Writer,
    input: InputOf<typeof calls.reportChat>,
  ): Promise<Outcome<void, 'not-found'>>;
  /** Gives the member the share of a rain, once, within the bounds and the budget of its campaign. */
  claimRain(
    member: Writer,
    input: InputOf<typeof calls.claimRain>,
  ): Promise<
    Outcome<
      OutputOf<typeof calls.claimRain>,
      AwardRefusal | 'not-found' | 'claim-expired' | 'timed-out'
    >
  >;
  /** For the job: drops old messages. */
  dropOld(): Promise<void>;
  readonly documents: Documents<ChatRulesDraft, 'room'>;
  readonly admin: ChatAdmin;
}

export interface ChatUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
  readonly protection: Pick<Protection, 'isAway'>;
  readonly campaigns: Pick<Campaigns, 'rainNow'>;
}

const shownMessages = 50;
const storedMs = 30 * 86_400_000;

export function createChat(core: Core, uses: ChatUses): Chat {
  const { db, clock, ids } = core;
  const { brands, campaigns, live, protection } = uses;

  async function postIn(
    tx: Tx,
    member: Writer,
    text: string,
    key: string,
  ): Promise<Outcome<ChatMessage, PostFailure>> {
    const room = await roomOf(tx, member.brand);
    if (!room?.is_open) return fail('chat-closed');
    const now = clock.now();
    const { lastPostAt, mutedUntil } = await lockWriter(tx, member.id);
    const repeated = await messageByKey(tx, member.id, key);
    if (repeated) return done(shownMessage(repeated));
    if (mutedUntil && mutedUntil > now) return fail('chat-muted');
    const waitMs = (lastPostAt?.getTime() ?? 0) + room.slow_seconds * 1_000 - now.getTime();
    if (waitMs > 0) return fail('too-many-requests', { retryAfter: Math.ceil(waitMs / 1_000) });
    if (text === '' || [...text].length > room.text_length || leadsElsewhere(text))
      return fail('chat-text-refused');
    const row = {
      id: ids.next('cht'),
      brand: member.brand,
      member_id: member.id,
      account: member.account,
      author: authorOf(member),
      text,
      posted_at: now,
      request_key: key,
    };
    await tx.insertInto('chat_message').values(row).execute();
    await notePost(tx, member.id, now);
    const message = shownMessage(row);
    await live.publish(tx, 'chat.posted', { brand: member.brand }, message);
    return done(message);
  }

  return {
    admin: createChatAdmin(core, uses),
    documents: createDocuments({ core, live }, chatRulesKind),

    async room(brand) {
      const room = await roomOf(db.read, brand);
      return done({
        isOpen: room?.is_open ?? false,
        slowSeconds: room?.slow_seconds ?? 0,
        textLength: room?.text_length ?? 0,
        messages: (await latestMessages(db.read, brand, shownMessages)).map(shownMessage),
      });
    },

    async own(member) {
      const now = clock.now();
      const [until, shares, isAway] = await Promise.all([
        mutedUntilOf(db.read, member.id),
        sharesOf(db.read, member.id, now),
        protection.isAway(member),
      ]);
      return done({
        author: authorOf(member),
        mutedUntil: until && until > now ? until.toISOString() : null,
        mayPost: member.type !== trialType && !isAway,
        shares: shares.map(({ id, reward, endsAt }) => ({
          id,
          reward,
          endsAt: endsAt.toISOString(),
        })),
      });
    },

    async post(member, { text }, key) {
      if (await protection.isAway(member)) return fail('timed-out');
      return db.transaction((tx) => postIn(tx, member, cleanText(text), key));
    },

    report: (member, { id, reason }) =>
      db.transaction(async (tx) => {
        const message = await lockMessage(tx, member.brand, id);
        if (!message || message.removed_at) return fail('not-found');
        const report = { id, member: member.id, reason, at: clock.now() };
        if (await addReport(tx, report))
          await tx
            .updateTable('chat_message')
            .set({ reports: message.reports + 1 })
            .where('id', '=', id)
            .execute();
        return done(undefined);
      }),

    async claimRain(member, { id }) {
      const brand = await brands.byCode(member.brand);
      if (!brand) return fail('not-found');
      if (await protection.isAway(member)) return fail('timed-out');
      const rains = await campaigns.rainNow(brand);
      return db.transaction(async (tx) => {
        const share = await lockShare(tx, id, member.id);
        if (!share) return fail('not-found');
        const { campaign, reward, endsAt, claimedAt } = share;
        if (claimedAt) return done({ reward });
        if (endsAt <= clock.now()) return fail('claim-expired');
        const taken = { campaign, rain: id, member: member.id };
        const awarded = await rains.award(tx, taken);
        if (!awarded.ok) return awarded;
        await tx
          .updateTable('chat_rain_share')
          .set({ claimed_at: clock.now() })
          .where('rain_id', '=', id)
          .where('member_id', '=', member.id)
          .execute();
        return done({ reward });
      });
    },

    dropOld: () => dropBefore(db.read, new Date(clock.now().getTime() - storedMs)),
  };
}

/** The same for all messages of a member in a room; it cannot be computed without the id. */
const authorOf = ({ id, brand }: { readonly id: MemberId; readonly brand: string }): string =>
  createHash('sha256').update(`chat|${brand}|${id}`).digest('hex').slice(0, 12);

const shownMessage = ({
  id,
  account,
  author,
  text,
  posted_at: at,
}: Pick<MessageRow, 'id' | 'account' | 'author' | 'text' | 'posted_at'>): ChatMessage => ({
  id,
  account: maskedAccount(account),
  author,
  text,
  at: at.toISOString(),
});
