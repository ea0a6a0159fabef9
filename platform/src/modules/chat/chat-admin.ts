import {
  type AdminChatMessage,
  type InputOf,
  type OutputOf,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Campaigns } from '../campaigns/index.ts';
import { maskedAccount } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { createRainStart, type RainOrder, type RainResult } from './chat-rain.ts';
import { lockMessage, messagesIn, muteWriter, mutedUntilOf, roomOf } from './chat.store.ts';

export interface ChatAdmin {
  rains(brand: string): Promise<Outcome<OutputOf<typeof calls.chatRains>, 'not-found'>>;
  messages(query: InputOf<typeof calls.adminChat>): Promise<Outcome<Page<AdminChatMessage>>>;
  decide(
    operator: Actor,
    input: InputOf<typeof calls.decideChat>,
  ): Promise<Outcome<void, 'not-found'>>;
  mute(operator: Actor, input: InputOf<typeof calls.muteChat>): Promise<Outcome<void, 'not-found'>>;
  rain(operator: Actor, order: RainOrder, key: string): Promise<RainResult>;
}

interface AdminUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly campaigns: Pick<Campaigns, 'rainNow'>;
  readonly live: Pick<Live, 'publish'>;
}

const pageSize = 30;
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const unknown = fail('not-found', { detail: 'There is no such message.' });
const decisionActions = {
  remove: 'chat.message-removed',
  keep: 'chat.message-kept',
  restore: 'chat.message-restored',
} as const;
export function createChatAdmin(core: Core, { brands, campaigns, live }: AdminUses): ChatAdmin {
  const { db, clock } = core;
  const startRain = createRainStart(core, { campaigns, live });

  return {
    async rains(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const room = await roomOf(db.read, code);
      const running = (await campaigns.rainNow(brand)).campaigns;
      return done({
        isOpen: room?.is_open ?? false,
        rains: running.map(({ id, title }) => ({ id, title })),
      });
    },

    async messages({ limit = pageSize, ...query }) {
      const rows = await messagesIn(db.read, { ...query, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map(shownRow),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    decide: (operator, { brand, id, decision, note }) =>
      db.transaction(async (tx) => {
        const message = await lockMessage(tx, brand, id);
        if (!message) return unknown;
        const isRemoval = decision === 'remove' && !message.removed_at;
        await tx
          .updateTable('chat_message')
          .set({
            reports: 0,
            ...(isRemoval && { removed_at: clock.now() }),
            ...(decision === 'restore' && { removed_at: null }),
          })
          .where('id', '=', id)
          .execute();
        if (isRemoval) await live.publish(tx, 'chat.removed', { brand }, { id });
        await recordAudit(tx, core, operator, {
          action: decisionActions[decision],
          subject: `${brand}/${id}`,
          before: message.text,
          after: '',
          note,
        });
        return done(undefined);
      }),

    mute: (operator, { brand, memberId, minutes, note }) =>
      db.transaction(async (tx) => {
        const member = await tx
          .selectFrom('members')
          .select('id')
          .where('id', '=', memberId)
          .where('brand', '=', brand)
          .executeTakeFirst();
        if (!member) return fail('not-found', { detail: 'There is no such member.' });
        const before = await mutedUntilOf(tx, memberId);
        const until = minutes === 0 ? null : new Date(clock.now().getTime() + minutes * 60_000);
        await muteWriter(tx, memberId, until);
        await recordAudit(tx, core, operator, {
          action: until ? 'chat.member-muted' : 'chat.member-unmuted',
          subject: memberId,
          before: before?.toISOString() ?? '',
          after: until?.toISOString() ?? '',
          note,
        });
        return done(undefined);
      }),

    async rain(operator, order, key) {
      const brand = await brands.byCode(order.brand);
      return brand ? startRain({ operator, brand, order, key }) : unknownBrand;
    },
  };
}

const shownRow = (row: Awaited<ReturnType<typeof messagesIn>>[number]): AdminChatMessage => ({
  id: row.id,
  account: maskedAccount(row.account),
  author: row.author,
  text: row.text,
  at: row.posted_at.toISOString(),
  memberId: row.member_id,
  username: row.account,
  reports: row.reports,
  isRemoved: row.removed_at !== null,
  mutedUntil: row.mutedUntil?.toISOString() ?? null,
});
