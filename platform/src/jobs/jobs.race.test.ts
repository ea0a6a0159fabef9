import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Job } from '../core.ts';
import { closing, testCore, type TestCore } from '../testing/index.ts';
import { createJobRunner, isNewestFence } from './index.ts';
import { holdLeases } from './job.store.ts';

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
});

let counter = 0;
const aName = () => `job-${counter++}`;

/** A node that runs `jobs`; stopped after the file if the test has not stopped it. */
function aNode(jobs: readonly Job[], leaseMs = 300) {
  const runner = createJobRunner(core, jobs, { leaseMs });
  closing(() => runner.stop());
  runner.start();
  return runner;
}

async function until(isTrue: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  while (!isTrue()) {
    if (Date.now() > giveUpAt) throw new Error('it did not come to pass');
    await pause(5);
  }
}

test('of five nodes one runs a job at a time, and the fence rises when another one takes over', async () => {
  const name = aName();
  let running = 0;
  let mostAtOnce = 0;
  const fences: bigint[] = [];
  const nodesSeen = new Set<number>();
  const job = (node: number): Job => ({
    name,
    everyMs: 5,
    run: async (fence) => {
      mostAtOnce = Math.max(mostAtOnce, ++running);
      fences.push(fence);
      nodesSeen.add(node);
      await pause(3);
      running--;
    },
  });
  const nodes = Array.from({ length: 5 }, (_, node) => aNode([job(node)]));
  for (let stopped = 0; stopped < 4; stopped++) {
    const before = fences.length;
    await until(() => fences.length > before + 5);
    const [holder] = [...nodesSeen].slice(-1);
    nodesSeen.clear();
    await nodes[holder ?? 0]?.stop();
    await until(() => nodesSeen.size > 0);
  }
  expect(mostAtOnce).toBe(1);
  expect(fences).toEqual(fences.toSorted((a, b) => Number(a - b)));
  expect(new Set(fences).size).toBeGreaterThanOrEqual(5);
});

test('of 20 simultaneous requests one gets the lease', async () => {
  const names = [aName()];
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      holdLeases(core.db, { names, holder: `node-${index}`, leaseMs: 5_000 }),
    ),
  );
  expect(asked.filter((held) => held.size === 1)).toHaveLength(1);
});

test('when a holder is killed another node takes over after the lease, and the old fence is no longer the newest', async () => {
  const name = aName();
  const killed = await holdLeases(core.db, { names: [name], holder: 'killed', leaseMs: 200 });
  const fences: bigint[] = [];
  aNode([{ name, everyMs: 10, run: async (fence) => void fences.push(fence) }]);
  await until(() => fences.length > 0);
  const old = killed.get(name) ?? 0n;
  expect(fences[0]).toBe(old + 1n);
  const isNewest = (fence: bigint) => core.db.transaction((tx) => isNewestFence(tx, name, fence));
  await expect(isNewest(old)).resolves.toBe(false);
  await expect(isNewest(old + 1n)).resolves.toBe(true);
});

test('a run that takes longer than the lease keeps it', async () => {
  const name = aName();
  const leaseMs = 500;
  let running = 0;
  let runs = 0;
  let overlapped = false;
  const job: Job = {
    name,
    everyMs: 10,
    run: async () => {
      overlapped ||= ++running > 1;
      const first = await leaseOf(name);
      while (!(await leaseOf(name, first)).isOver) await pause(5);
      running--;
      runs++;
    },
  };
  aNode([job], leaseMs);
  aNode([job], leaseMs);
  await until(() => runs >= 2);
  expect(overlapped).toBe(false);
});

/** When the lease of a job ends, and whether the time `since` then is over: without a renewal it would be free. */
async function leaseOf(name: string, { until: end }: { until: Date | null } = { until: null }) {
  const { rows } = await sql<{ until: Date; isOver: boolean }>`
    SELECT held_until AS until, coalesce(now() > ${end}::timestamptz, false) AS "isOver"
    FROM job_lease WHERE name = ${name}`.execute(core.db.read);
  const [lease] = rows;
  if (!lease) throw new Error(`no node holds ${name}`);
  return lease;
}

test('a job that fails runs again, and harms no other', async () => {
  let failures = 0;
  let runs = 0;
  aNode([
    { name: aName(), everyMs: 10, run: () => Promise.reject(new Error(`failure ${++failures}`)) },
    { name: aName(), everyMs: 10, run: async () => void runs++ },
  ]);
  await until(() => failures > 2 && runs > 2);
});

test('stop waits for the run under way and begins no other', async () => {
  let begun = 0;
  let ended = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const work = async () => {
    begun++;
    await released;
    ended++;
  };
  const runner = aNode([{ name: aName(), everyMs: 1, run: work }]);
  await until(() => begun > 0);
  let isStopped = false;
  const stopped = runner.stop().then(() => (isStopped = true));
  await runsOfAnother();
  expect(isStopped).toBe(false);
  release();
  await stopped;
  expect([begun, ended]).toEqual([1, 1]);
  await runsOfAnother();
  expect(begun).toBe(1);
});

/** Resolves when a job of another node has run several times: a job that may run has had its turns by then. */
async function runsOfAnother(): Promise<void> {
  let runs = 0;
  const other = aNode([{ name: aName(), everyMs: 1, run: async () => void runs++ }]);
  await until(() => runs > 5);
  await other.stop();
}
