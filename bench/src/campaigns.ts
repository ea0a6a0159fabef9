import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@croupier/platform/core';
import { createBrands } from '@croupier/platform/modules/brands/index';
import type { Campaigns } from '@croupier/platform/modules/campaigns/index';
import type { Ledger } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import { sql } from 'kysely';
import { withDatabase } from './bench-database.ts';
import { openLedger } from './bench-ledger.ts';
import {
  campaignsOf,
  crowd,
  crowdBet,
  crowdMember,
  firstCampaign,
  liveCampaigns,
  seedCrowd,
} from './campaign-world.ts';
import { startChild } from './child-server.ts';
import { median, type Row } from './row.ts';

const perSecond = 10_000;
const setSize = 250;
const seconds = 6;
const settleMs = 3_000;
const phases = 3;
const watched = 20;
const allowedMs = 1_000;

/**
 * 10,000 bets a second, booked in sets by the ledger while another process follows 200 live campaigns, in turns with
 * the same bets while it follows none. Both processes complete the sums of the reports.
 */
export function campaignRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const { core, ledger } = openLedger(url);
    try {
      await seedCrowd(core, ledger);
      const { campaigns } = campaignsOf(core, ledger);
      const taken = { on: [] as number[], off: [] as number[] };
      const rates = { on: [] as number[], off: [] as number[] };
      let delays: Delays = { progress: [], reward: [] };
      for (let phase = 0; phase < phases; phase += 1)
        for (const kind of ['off', 'on'] as const) {
          const jobs = await startChild('campaign-server.js', {
            DATABASE_URL: url,
            CAMPAIGNS: kind,
          });
          await paced(core, ledger, settleMs / 1_000);
          const isWatching = kind === 'on' && phase === phases - 1;
          const watching = isWatching ? watch(core, ledger, campaigns) : null;
          const measured = await paced(core, ledger, seconds);
          taken[kind].push(...measured.tookMs);
          rates[kind].push(measured.perSecond);
          if (watching) delays = await watching;
          await jobs.stop();
        }
      const what = `${liveCampaigns} live campaigns at ${perSecond} bets a second`;
      const baseline = { name: 'the same bets without campaigns', value: median(taken.off) };
      return [
        {
          what: `${what}: a set of ${setSize} bets`,
          unit: 'ms',
          value: median(taken.on),
          baseline,
        },
        {
          what: `${what}: bets booked`,
          unit: 'per s',
          value: median(rates.on),
          baseline: { name: 'the same bets without campaigns', value: median(rates.off) },
        },
        {
          what: `${what}: from a settled bet to its progress, longest of ${watched}`,
          unit: 'ms',
          value: Math.max(...delays.progress),
          baseline: { name: 'allowed', value: allowedMs },
        },
        {
          what: `${what}: from a reached tier to its reward`,
          unit: 'ms',
          value: median(delays.reward),
        },
      ];
    } finally {
      await core.db.close();
    }
  });
}

let number = 0;

/** Books sets at the rate, one after the other; a set that is late is booked at once. */
async function paced(core: Core, ledger: Ledger, forSeconds: number) {
  const tookMs: number[] = [];
  const everyMs = (setSize * 1_000) / perSecond;
  const begin = performance.now();
  const sets = (forSeconds * 1_000) / everyMs;
  for (let set = 0; set < sets; set += 1) {
    const waitMs = begin + set * everyMs - performance.now();
    if (waitMs > 0) await pause(waitMs);
    if (performance.now() - begin > forSeconds * 1_500) break;
    const bookings = Array.from({ length: setSize }, () => {
      number += 1;
      // The last members are watched: only their own bets count for them.
      return crowdBet(String(number), crowdMember((number * 61) % (crowd - watched)));
    });
    const started = performance.now();
    await core.db.transaction((tx) => ledger.book(tx, bookings));
    tookMs.push(performance.now() - started);
  }
  return { tookMs, perSecond: (tookMs.length * setSize * 1_000) / (performance.now() - begin) };
}

interface Delays {
  readonly progress: readonly number[];
  readonly reward: readonly number[];
}

/** Members bet until they reach a tier: how long until they see their progress, and until the reward is granted. */
async function watch(core: Core, ledger: Ledger, campaigns: Campaigns): Promise<Delays> {
  const brand = await createBrands(core, { live: createLive(core) }).byCode('padma');
  if (!brand) throw new Error('the brand of the bench is missing');
  const delays = { progress: [] as number[], reward: [] as number[] };
  for (let index = crowd - watched; index < crowd; index += 1) {
    const id = crowdMember(index);
    const bets = Array.from({ length: 10 }, (_, bet) => crowdBet(`watched-${index}-${bet}`, id));
    await core.db.transaction((tx) => ledger.book(tx, bets));
    const settled = performance.now();
    const list = await campaigns.list(brand, { id, brand: 'padma', type: 0 });
    delays.progress.push(performance.now() - settled);
    const shown = list.ok ? list.value.find((one) => one.id === firstCampaign) : undefined;
    // Who is held out of the first campaign is not shown it.
    if (!shown) continue;
    if (shown.progress?.value !== '10.00') throw new Error('the progress lacks the settled bets');
    while (!(await hasReward(core, id))) await pause(10);
    delays.reward.push(performance.now() - settled);
  }
  return delays;
}

async function hasReward({ db }: Core, member: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM reward_grant WHERE member_id = ${member}`.execute(
    db.read,
  );
  return rows.length > 0;
}
