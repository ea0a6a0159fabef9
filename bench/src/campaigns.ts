import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core, Tx } from '@croupier/platform/core';
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
 *
 * The cost for the bet path is the processor time of the process that books the bets and of its database sessions, for
 * each bet: nothing in them runs for campaigns, so what rises is contention. The time of a set is shown too, but it also
 * contains waiting for a core, because the process of the campaigns shares the two cores with the bets.
 */
export function campaignRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const { core, ledger } = openLedger(url);
    try {
      await seedCrowd(core, ledger);
      const { campaigns } = campaignsOf(core, ledger);
      const taken = { on: [] as Paced[], off: [] as Paced[] };
      let delays: Delays = { progress: [], reward: [] };
      for (let phase = 0; phase < phases; phase += 1)
        for (const kind of ['off', 'on'] as const) {
          const jobs = await startChild('campaign-server.js', {
            DATABASE_URL: url,
            CAMPAIGNS: kind,
          });
          await paced(core, ledger, settleMs / 1_000);
          taken[kind].push(await paced(core, ledger, seconds));
          if (kind === 'on' && phase === phases - 1) {
            const watching = watch(core, ledger, campaigns);
            await paced(core, ledger, seconds);
            delays = await watching;
          }
          await jobs.stop();
        }
      return rowsOf(taken, delays);
    } finally {
      await core.db.close();
    }
  });
}

function rowsOf(taken: Readonly<Record<'on' | 'off', readonly Paced[]>>, delays: Delays): Row[] {
  const load = `${liveCampaigns} live campaigns at ${perSecond} bets a second`;
  const compared = (what: string, unit: Row['unit'], of: (one: Paced) => readonly number[]) => ({
    ...{ what: `${load}: ${what}`, unit },
    value: median(taken.on.flatMap(of)),
    baseline: { name: 'the same bets without campaigns', value: median(taken.off.flatMap(of)) },
  });
  return [
    compared('processor time of the bet path for 1,000 bets', 'ms', (one) => [one.processorMs]),
    compared('bets booked', 'per s', (one) => [one.perSecond]),
    compared(`a set of ${setSize} bets, with waiting for a core`, 'ms', (one) => one.tookMs),
    {
      what: `${load}: from a settled bet to its progress, longest of ${watched}`,
      unit: 'ms',
      value: Math.max(...delays.progress),
      baseline: { name: 'allowed', value: allowedMs },
    },
    {
      what: `${load}: from a reached tier to its reward`,
      unit: 'ms',
      value: median(delays.reward),
    },
  ];
}

interface Paced {
  readonly tookMs: readonly number[];
  readonly perSecond: number;
  /** Of this process and its database sessions, for 1,000 bets. */
  readonly processorMs: number;
}

let number = 0;

/** Books sets at the rate, one after the other; a set that is late is booked at once. */
async function paced(core: Core, ledger: Ledger, forSeconds: number): Promise<Paced> {
  const sessions = sessionTimes();
  const before = ownProcessorMs();
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
    let started = 0;
    await core.db.transaction(async (tx) => {
      await sessions.add(tx);
      started = performance.now();
      await ledger.book(tx, bookings);
    });
    tookMs.push(performance.now() - started);
  }
  const spentMs = ownProcessorMs() - before + (await sessions.spentMs());
  const endMs = performance.now() - begin;
  return {
    tookMs,
    perSecond: (tookMs.length * setSize * 1_000) / endMs,
    processorMs: (spentMs * 1_000) / (tookMs.length * setSize),
  };
}

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

/** The processor time that the database's processes spend from the first set that each of them books. */
function sessionTimes() {
  const begins = new Map<number, number>();
  return {
    /** Names the process that serves this transaction: the pool may give each set another one. */
    async add(tx: Tx): Promise<void> {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      const [row] = rows;
      if (!row) throw new Error('the database names no session');
      if (!begins.has(row.pid)) begins.set(row.pid, await processorMsOf(row.pid));
    },
    async spentMs(): Promise<number> {
      const spent = [...begins].map(async ([pid, begin]) => (await processorMsOf(pid)) - begin);
      return (await Promise.all(spent)).reduce((sum, ms) => sum + ms, 0);
    },
  };
}

async function processorMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may contain spaces; the two times are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
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
