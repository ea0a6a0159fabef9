import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@croupier/contracts';
import { withDatabase } from './bench-database.ts';
import { startChild, type ChildServer } from './child-server.ts';
import { load, loadWithoutErrors } from './load.ts';
import { loginRequest, makeCrowd, sealedLogins, signIn } from './member-crowd.ts';
import type { Row } from './row.ts';

const crowd = 1_000;
const seconds = 15;
const readsPerSecond = 100;

/**
 * A thousand concurrent sign-ins, compared with the password hash alone; and the latency of other calls in
 * the meantime.
 */
export async function loginRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const server = await startChild('member-server.js', { DATABASE_URL: url });
    try {
      await makeCrowd(url, crowd);
      return await rowsOf(server, await sealedLogins(server.url, crowd));
    } finally {
      await server.stop();
    }
  });
}

async function rowsOf(server: ChildServer, bodies: readonly string[]): Promise<Row[]> {
  const cookie = await signIn(server.url, bodies[0] ?? '');
  const alone = await hashRate();
  let number = 0;
  const logins = loadWithoutErrors({
    url: server.url,
    connections: crowd,
    seconds,
    next: () => loginRequest(bodies[number++ % crowd] ?? ''),
    isGood: (status) => status === 200,
  });
  // By then the thousand sign-ins are in progress.
  await pause(2_000);
  const reads = await load({
    url: server.url,
    connections: 20,
    seconds: seconds - 4,
    perSecond: readsPerSecond,
    next: () => ({ method: 'GET', path: calls.balance.path, headers: { cookie } }),
    isGood: (status) => status === 200,
  });
  if (reads.bad > 0) throw new Error(`other calls failed meanwhile, as ${reads.firstBad}`);
  const { perSecond } = await logins;
  return [
    {
      what: `sign-ins, ${crowd} in flight`,
      unit: 'per s',
      value: perSecond,
      baseline: { name: 'argon2id alone', value: alone },
    },
    { what: 'other calls meanwhile, median', unit: 'ms', value: reads.medianMs },
    { what: 'other calls meanwhile, p99', unit: 'ms', value: reads.p99Ms },
    { what: 'platform at its most', unit: 'MB', value: (await server.peakMemory()) / 2 ** 20 },
  ];
}

const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashSeconds = 5;
const atOnce = Math.min(Math.max(1, availableParallelism() - 1), 3);

/** Checks per second of the same hash alone, with the concurrency that the platform allows. */
async function hashRate(): Promise<number> {
  const hashed = await hash('Bench2026!', hashOptions);
  const startedMs = performance.now();
  let checked = 0;
  const checker = async () => {
    for (; performance.now() - startedMs < hashSeconds * 1000; checked++)
      await verify(hashed, 'Bench2026!');
  };
  await Promise.all(Array.from({ length: atOnce }, checker));
  return (checked * 1000) / (performance.now() - startedMs);
}
