import type { InputOf, OutputOf, RainId, calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brand } from '../brands/index.ts';
import type { Campaigns, RainNow } from '../campaigns/index.ts';
import type { Live } from '../live/index.ts';
import { lockRoom, recentWriters, roomOf } from './chat.store.ts';

export type RainOrder = InputOf<typeof calls.startRain>;
export type RainResult = Outcome<OutputOf<typeof calls.startRain>, 'not-found' | 'campaign-closed'>;

interface RainUses {
  readonly campaigns: Pick<Campaigns, 'rainNow'>;
  readonly live: Pick<Live, 'publish'>;
}

interface RainStart {
  readonly operator: Actor;
  readonly brand: Brand;
  readonly order: RainOrder;
  /** A repeated request with the same key returns the same rain. */
  readonly key: string;
}

const recentMs = 15 * 60_000;
const writersAtMost = 1_000;
const noWriters = fail('not-found', {
  detail: 'No member who can get this reward has written in the last 15 minutes.',
});

/** Offers the reward of a campaign to members who wrote in the room recently. */
export function createRainStart(
  core: Core,
  { campaigns, live }: RainUses,
): (start: RainStart) => Promise<RainResult> {
  const { db, clock, ids } = core;

  async function startIn(
    tx: Tx,
    rains: RainNow,
    order: RainOrder,
    key: string,
  ): Promise<RainResult> {
    const { brand } = order;
    const room = await roomOf(tx, brand);
    const now = clock.now();
    const since = new Date(now.getTime() - recentMs);
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

  return async ({ operator, brand, order, key }) => {
    const requestKey = `${operator.name}:${key}`;
    const rains = await campaigns.rainNow(brand);
    return db.transaction(async (tx): Promise<RainResult> => {
      await lockRoom(tx, brand.code);
      const repeated = await rainByKey(tx, requestKey);
      if (repeated) return done(repeated);
      const started = await startIn(tx, rains, order, requestKey);
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
