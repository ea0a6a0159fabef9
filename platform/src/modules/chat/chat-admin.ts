import {
  formatAmount,
  parseAmount,
  type AdminChatMessage,
  type ChatSettings,
  type InputOf,
  type OutputOf,
  type Page,
  type RainId,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayIn, instantIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { maskedAccount } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import {
  lockMessage,
  lockRoom,
  messagesIn,
  muteWriter,
  mutedUntilOf,
  rainCost,
  roomOf,
  saveRoom,
  recentWriters,
  type RoomRow,
} from './chat.store.ts';

type RainOrder = InputOf<typeof calls.startRain>;
type Started = Outcome<OutputOf<typeof calls.startRain>, 'not-found' | 'amount-out-of-range'>;

export interface ChatAdmin {
  settings(brand: string): Promise<Outcome<OutputOf<typeof calls.chatSettings>, 'not-found'>>;
  save(
    operator: Actor,
    input: InputOf<typeof calls.saveChatSettings>,
  ): Promise<Outcome<void, 'not-found'>>;
  messages(asked: InputOf<typeof calls.adminChat>): Promise<Outcome<Page<AdminChatMessage>>>;
  decide(
    operator: Actor,
    input: InputOf<typeof calls.decideChat>,
  ): Promise<Outcome<void, 'not-found'>>;
  mute(operator: Actor, input: InputOf<typeof calls.muteChat>): Promise<Outcome<void, 'not-found'>>;
  rain(operator: Actor, order: RainOrder, key: string): Promise<Started>;
}

interface AdminUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly live: Pick<Live, 'publish'>;
}

const pageSize = 30;
const talkedLatelyMs = 15 * 60_000;
const noSettings: ChatSettings = {
  isOpen: false,
  slowSeconds: 10,
  textLength: 200,
  rainBudget: '0.00',
};
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const unknown = fail('not-found', { detail: 'There is no such message.' });
const noWriters = fail('not-found', { detail: 'Nobody has written in the last 15 minutes.' });

export function createChatAdmin(core: Core, { brands, live }: AdminUses): ChatAdmin {
  const { db, clock, ids } = core;

  const startOfDay = ({ settings: { profile } }: Brand) =>
    instantIn(profile.timeZone, dayIn(profile.timeZone, clock.now()), '00:00');

  async function rainIn(tx: Tx, brand: Brand, order: RainOrder, key: string): Promise<Rained> {
    const room = await lockRoom(tx, brand.code);
    const now = clock.now();
    const since = new Date(now.getTime() - talkedLatelyMs);
    const talk = { brand: brand.code, since, now, limit: order.members };
    const members = room ? await recentWriters(tx, talk) : [];
    if (!room || members.length === 0) return noWriters;
    const cost = (parseAmount(order.amount) ?? 0n) * BigInt(members.length);
    const spent = await rainCost(tx, brand.code, startOfDay(brand));
    if (cost === 0n || spent + cost > room.rain_budget_units) return fail('amount-out-of-range');
    const id = ids.next('ran');
    const endsAt = new Date(now.getTime() + order.minutes * 60_000);
    await tx
      .insertInto('chat_rain')
      .values({
        id,
        brand: brand.code,
        reward: JSON.stringify({ kind: 'cash', amount: order.amount }),
        cost_units: cost,
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
    await live.publish(tx, 'chat.rained', { brand: brand.code }, news);
    return done({ id, members: members.length });
  }

  return {
    async settings(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const room = await roomOf(db.read, code);
      const spent = await rainCost(db.read, code, startOfDay(brand));
      return done({
        ...(room ? settingsOf(room) : noSettings),
        currency: brand.currency,
        rainSpent: formatAmount(spent),
      });
    },

    async save(operator, { brand: code, settings, note }) {
      if (!(await brands.byCode(code))) return unknownBrand;
      return db.transaction(async (tx) => {
        const before = await lockRoom(tx, code);
        await saveRoom(tx, {
          brand: code,
          is_open: settings.isOpen,
          slow_seconds: settings.slowSeconds,
          text_length: settings.textLength,
          rain_budget_units: parseAmount(settings.rainBudget) ?? 0n,
        });
        await recordAudit(tx, core, operator, {
          action: 'chat.settings-changed',
          subject: code,
          before: before ? JSON.stringify(settingsOf(before)) : '',
          after: JSON.stringify(settings),
          note,
        });
        return done(undefined);
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
        const removed = decision === 'remove' && !message.removed_at;
        await tx
          .updateTable('chat_message')
          .set({ reports: 0, ...(removed && { removed_at: clock.now() }) })
          .where('id', '=', id)
          .execute();
        if (removed) await live.publish(tx, 'chat.removed', { brand }, { id });
        await recordAudit(tx, core, operator, {
          action: decision === 'remove' ? 'chat.message-removed' : 'chat.message-kept',
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
      return db.transaction(async (tx): Promise<Started> => {
        await lockRoom(tx, brand.code);
        const repeated = await rainByKey(tx, requestKey);
        if (repeated) return done(repeated);
        const started = await rainIn(tx, brand, order, requestKey);
        if (!started.ok) return started;
        await recordAudit(tx, core, operator, {
          action: 'chat.rain-started',
          subject: `${brand.code}/${started.value.id}`,
          before: '',
          after: JSON.stringify({ amount: order.amount, members: started.value.members }),
          note: order.note,
        });
        return started;
      });
    },
  };
}

type Rained = Outcome<
  { readonly id: RainId; readonly members: number },
  'not-found' | 'amount-out-of-range'
>;

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

const settingsOf = (room: RoomRow): ChatSettings => ({
  isOpen: room.is_open,
  slowSeconds: room.slow_seconds,
  textLength: room.text_length,
  rainBudget: formatAmount(room.rain_budget_units),
});

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
