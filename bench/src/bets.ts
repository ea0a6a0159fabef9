import pg from 'pg';
import { withDatabase, type BenchDatabase } from './bench-database.ts';
import { fund, players } from './bench-ledger.ts';
import { startChild } from './child-server.ts';
import { type Load, type Measured, loadWithoutErrors } from './load.ts';
import { pgbench } from './pgbench.ts';
import { rowLockBets, setBets, type PlainBets } from './plain-bets.ts';
import { seedGame, walletBets } from './wallet-bets.ts';
import type { Row } from './row.ts';
import type { Selection } from './selection.ts';

const seconds = 6;
const connections = 400;

/**
 * Bets with synchronous commit, all crediting one house account: through HTTP, one request each, and booked
 * by pgbench on the same server in the same run.
 */
export async function betRows(isWanted: Selection): Promise<Row[]> {
  const kindsOf = (note: string) => kinds.filter(({ name }) => isWanted(name + note));
  return withDatabase(async (database) => {
    await fund(database.url);
    await seedGame(database.url);
    return [
      ...(await roundOf(database, '', kindsOf(''))),
      ...(await withDiskOf1ms(database, () => roundOf(database, delayed, kindsOf(delayed)))),
    ];
  });
}

const delayed = ', each commit 1 ms';

/**
 * Disks of virtual machines often report a write before it is durable: a sync of 0.03 ms is not a real disk.
 * With this setting PostgreSQL waits a millisecond before each flush, as long as a good disk under load
 * takes.
 */
async function withDiskOf1ms<Value>(
  { superuserUrl }: BenchDatabase,
  work: () => Promise<Value>,
): Promise<Value> {
  await query(superuserUrl, 'ALTER SYSTEM SET commit_delay = 1000');
  await query(superuserUrl, 'ALTER SYSTEM SET commit_siblings = 0');
  await query(superuserUrl, 'SELECT pg_reload_conf()');
  return work();
}

/** Baselines, bets, baselines: other load on the machine affects both alike. */
async function roundOf(
  database: BenchDatabase,
  note: string,
  wanted: readonly Kind[],
): Promise<Row[]> {
  if (wanted.length === 0) return [];
  const before = await plainRates(database);
  const measured = await httpRuns(database, wanted);
  const after = await plainRates(database);
  const baselines: Baselines = {
    rowLock: meanOf(before.rowLock, after.rowLock),
    sets: meanOf(before.sets, after.sets),
  };
  return measured.flatMap(({ name, runs }) => rowsOf(name + note, runs, baselines));
}

interface Baselines {
  readonly rowLock: number | null;
  readonly sets: number | null;
}

async function plainRates(database: BenchDatabase): Promise<Baselines> {
  return {
    rowLock: await plainRate(database, rowLockBets(players)),
    sets: await plainRate(database, setBets(players)),
  };
}

const meanOf = (one: number | null, other: number | null) =>
  one === null || other === null ? null : (one + other) / 2;

async function httpRuns(
  database: BenchDatabase,
  wanted: readonly Kind[],
): Promise<readonly { name: string; runs: Runs }[]> {
  const server = await startChild('bet-server.js', { DATABASE_URL: database.url });
  try {
    const measured = [];
    for (const { name, bets } of wanted)
      measured.push({ name, runs: await runsOf({ url: server.url, ...bets }) });
    return measured;
  } finally {
    await server.stop();
  }
}

async function plainRate({ url, folder }: BenchDatabase, bets: PlainBets): Promise<number | null> {
  const { script, preparation, clients, betsAtOnce } = bets;
  await query(url, preparation);
  const runs = await pgbench({ url, folder, script, clients, seconds });
  return runs === null ? null : runs * betsAtOnce;
}

type Bets = Pick<Load, 'url' | 'next' | 'isGood'>;

let number = 0;
const json = { 'content-type': 'application/json' };

const bareBets: Omit<Bets, 'url'> = {
  next: () => ({
    method: 'POST',
    path: '/bet',
    headers: json,
    body: JSON.stringify({ player: (number * 61) % players, key: `http-${number++}` }),
  }),
  isGood: (status, body) => status === 200 && body.includes('"ok":true'),
};

interface Kind {
  readonly name: string;
  readonly bets: Omit<Bets, 'url'>;
}

const kinds: readonly Kind[] = [
  { name: 'bare bets', bets: bareBets },
  { name: 'wallet bets', bets: walletBets },
];

interface Runs {
  readonly full: Measured;
  readonly half: Measured;
  /** The rate of `half`. */
  readonly perSecond: number;
}

async function runsOf(bets: Bets): Promise<Runs> {
  await loadWithoutErrors({ ...bets, connections, seconds: 3 });
  const full = await loadWithoutErrors({ ...bets, connections, seconds });
  const perSecond = Math.floor(full.perSecond / 2);
  const half = await loadWithoutErrors({ ...bets, connections, seconds, perSecond });
  return { full, half, perSecond };
}

function rowsOf(what: string, { full, half, perSecond }: Runs, baselines: Baselines): Row[] {
  const against = (name: string, value: number | null): Row => ({
    what,
    unit: 'per s',
    value: full.perSecond,
    ...(value === null ? {} : { baseline: { name, value } }),
  });
  return [
    against('pgbench, row lock, one statement a bet', baselines.rowLock),
    against('pgbench, sets of 100', baselines.sets),
    { what: `${what}: p99 flat out, ${connections} connections`, unit: 'ms', value: full.p99Ms },
    { what: `${what}: p99 at ${perSecond} per s`, unit: 'ms', value: half.p99Ms },
  ];
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
