import {
  type AdminChatMessage,
  type InputOf,
  type OutputOf,
  type Page,
  type RainId,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Campaigns, RainNow } from '../campaigns/index.ts';
import { maskedAccount } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import {
  lockMessage,
  lockRoom,
  messagesIn,
  muteWriter,
  mutedUntilOf,
  roomOf,
  recentWriters,
} from './chat.store.ts';

type RainOrder = InputOf<typeof calls.startRain>;
type RainResult = Outcome<OutputOf<typeof calls.startRain>, 'not-found' | 'campaign-closed'>;

export interface ChatAdmin {
  rains(brand: string): Promise<Outcome<OutputOf<typeof calls.chatRains>, 'not-found'>>;
  messages(asked: InputOf<typeof calls.adminChat>): Promise<Outcome<Page<AdminChatMessage>>>;
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
const talkedLatelyMs = 15 * 60_000;
const writersAtMost = 1_000;
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const unknown = fail('not-found', { detail: 'There is no such message.' });
const decisionActions = {
  remove: 'chat.message-removed',
  keep: 'chat.message-kept',
  restore: 'chat.message-restored',
} as const;
const noWriters = fail('not-found', {
  detail: 'No member who can get this reward has written in the last 15 minutes.',
});

export function createChatAdmin(core: Core, { brands, campaigns, live }: AdminUses): ChatAdmin {
  const { db, clock, ids } = core;

  async function rainIn(
    tx: Tx,
    rains: RainNow,
    order: RainOrder,
    key: string,
  ): Promise<RainResult> {
    const { brand } = order;
    const room = await roomOf(tx, brand);
    const now = clock.now();
    const since = new Date(now.getTime() - talkedLatelyMs);
    const campaign = rains.campaigns.find(({ id }) => id === order.campaign);
    if (!campaign) return fail('campaign-closed');
    const recent = { brand, since, now, limit: writersAtMost };
    const writers = room ? await recentWriters(tx, recent) : [];
    const id = ids.next('ran');
    const open = await rains.shareholders(tx, { campaign: campaign.id, rain: id }, writers);
    const members = open.slice(0, order.members);
    if (members.length === 0) return noWriters;
    const endsAt = new Date(now.getTime() + order.minutes * 60_000);
    await tx
      .insertInto('chat_rain')
      .values({
        id,
        brand,
        campaign_id: campaign.id,
        reward: JSON.stringify(campaign.reward),
        started_at: now,
        ends_at: endsAt,
        request_key: key,
      })
      .execute();
    await tx
      .insertInto('chat_rain_share')
      .values(members.map((member) => ({ rain_id: id, member_id: member })))
      .execute();
    const news = { id, members: members.length, endsAt: endsAt.toISOString() };
    await live.publish(tx, 'chat.rained', { brand }, news);
    return done({ id, members: members.length });
  }

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

    async messages({ limit = pageSize, ...asked }) {
      const rows = await messagesIn(db.read, { ...asked, limit: limit + 1 });
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
      if (!brand) return unknownBrand;
      const requestKey = `${operator.name}:${key}`;
      const rains = await campaigns.rainNow(brand);
      return db.transaction(async (tx): Promise<RainResult> => {
        await lockRoom(tx, brand.code);
        const repeated = await rainByKey(tx, requestKey);
        if (repeated) return done(repeated);
        const started = await rainIn(tx, rains, order, requestKey);
        if (!started.ok) return started;
        await recordAudit(tx, core, operator, {
          action: 'chat.rain-started',
          subject: `${brand.code}/${started.value.id}`,
          before: '',
          after: JSON.stringify({ campaign: order.campaign, members: started.value.members }),
          note: order.note,
        });
        return started;
      });
    },
  };
}

async function rainByKey(
  tx: Tx,
  key: string,
): Promise<{ readonly id: RainId; readonly members: number } | undefined> {
  const row = await tx
    .selectFrom('chat_rain')
    .innerJoin('chat_rain_share', 'rain_id', 'id')
    .select((eb) => ['id', eb.fn.countAll<bigint>().as('members')])
    .where('request_key', '=', key)
    .groupBy('id')
    .executeTakeFirst();
  return row && { id: row.id, members: Number(row.members) };
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
