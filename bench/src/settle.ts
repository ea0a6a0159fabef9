import type { DrawId, EnteredPrize, OperatorId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import type { Lottery } from '@croupier/platform/modules/lottery/index';
import pg from 'pg';
import { withDatabase, type BenchDatabase } from './bench-database.ts';
import { openLedger } from './bench-ledger.ts';
import { lotteryOn } from './bettors.ts';
import { busyBets, type BusyBets } from './settle-bets.ts';
import {
  linesOf,
  million,
  plainSettlement,
  seedField,
  type Field,
  type FieldSize,
} from './settle-field.ts';
import type { Row } from './row.ts';
import type { Selection } from './selection.ts';

const special = '60213';
const pick = 'de-db:13';

const small: FieldSize = { members: 4_000, tickets: 20_000, linesPerTicket: 10 };

/**
 * Draws of a million lines, one in a hundred of them a winner: one alone, one during bets on another draw. A
 * smaller draw first warms up code, connections and query plans of both sides.
 */
export async function settleRows(isWanted: Selection): Promise<Row[]> {
  return withDatabase(async (database) => {
    const { core } = openLedger(database.url);
    const bench = await openBench(database, core);
    try {
      return await measured(bench, isWanted);
    } finally {
      // A connection that is still open when the database stops would hide the error.
      await bench.close();
    }
  });
}

async function measured(bench: Bench, isWanted: Selection): Promise<Row[]> {
  await settleField(bench, { name: 'small', size: small });
  const rows: Row[] = [];
  if (isWanted('alone'))
    rows.push(...rowsOf('', await settleField(bench, { name: 'quiet', size: million })));
  if (isWanted('meanwhile')) {
    const bets = busyBets(bench.core, bench.lottery);
    const busy = await settleField(bench, { name: 'beside', size: million, bets });
    rows.push(...rowsOf(', bets meanwhile', busy));
  }
  return rows;
}

interface Bench {
  readonly database: BenchDatabase;
  readonly core: Core;
  readonly lottery: Lottery;
  /** The connection for the plain SQL. */
  readonly plain: pg.Client;
  /** Flushes pending writes before each side begins. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

async function openBench(database: BenchDatabase, core: Core): Promise<Bench> {
  const lottery = lotteryOn(core);
  await lottery.draws.schedule();
  const plain = new pg.Client({ connectionString: database.url });
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await Promise.all([plain.connect(), superuser.connect()]);
  await addOperators(plain);
  return {
    database,
    core,
    lottery,
    plain,
    checkpoint: async () => void (await superuser.query('CHECKPOINT')),
    close: async () => void (await Promise.all([plain.end(), superuser.end(), core.db.close()])),
  };
}

const operators = ['olga', 'ivan'].map((name) => ({ id: `opr_${name}` as OperatorId, name }));

/** Those who enter results, both with a second factor: a result needs two persons. */
async function addOperators(client: pg.Client): Promise<void> {
  for (const { id, name } of operators) {
    await client.query(
      `INSERT INTO operators (id, name, name_key, password_hash, created_at) VALUES ($1, $2, $2, 'none', now())`,
      [id, name],
    );
    await client.query(
      `INSERT INTO operator_second_factors (operator, secret, proven_at, last_step) VALUES ($1, 'none', now(), 0)`,
      [id],
    );
  }
}

interface Run {
  readonly name: string;
  readonly size: FieldSize;
  readonly bets?: BusyBets;
}

async function settleField(bench: Bench, { name, size, bets }: Run) {
  const { database, core, lottery, plain, checkpoint } = bench;
  const drawId = await heldDraw(core, database, { name, size });
  const seeded = { ...size, name, drawId };
  await seedField(database.url, seeded);
  await bets?.start();
  await checkpoint();
  const plainMs = await plainSettlement(plain, drawId, pick);
  await enter(lottery, drawId);
  await checkpoint();
  const before = bets?.soFar();
  const took = await settled(lottery, drawId);
  const meanwhile = bets?.soFar();
  await bets?.stop();
  await mustBeRight(database, seeded);
  return { plainMs, ...took, before, meanwhile };
}

function rowsOf(
  note: string,
  {
    plainMs,
    creditedMs,
    closedMs,
    peakMb,
    before,
    meanwhile,
  }: Awaited<ReturnType<typeof settleField>>,
): Row[] {
  const baseline = { name: `plain SQL: find, insert, credit${note}`, value: plainMs };
  const what = `settle ${linesOf(million).toLocaleString('en')} lines, 1 % win${note}`;
  return [
    { what: `${what}: all credited`, unit: 'ms', value: creditedMs, baseline },
    { what: `${what}: draw closed`, unit: 'ms', value: closedMs },
    { what: `${what}: memory of the process at most`, unit: 'MB', value: peakMb },
    ...(before && meanwhile
      ? [
          {
            what: `settle: p99 of ${meanwhile.count} bets on another draw`,
            unit: 'ms' as const,
            value: meanwhile.p99Ms,
            baseline: { name: `of ${before.count} bets before`, value: before.p99Ms },
          },
        ]
      : []),
  ];
}

/** An external draw that was just held: its numbers are missing. */
async function heldDraw(core: Core, { url }: BenchDatabase, { name, size }: Run): Promise<DrawId> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const id: DrawId = core.ids.next('drw');
  await client.query(
    `INSERT INTO lottery_draw (id, game_id, numero, origin, state, opens_at, locks_at, draws_at, seal_hash, seal_lines)
     VALUES ($1, 'vn-mb', $3, 'outside', 'drawing', now() - interval '2 hours', now() - interval '1 hour',
       now() - interval '1 minute', repeat('0', 64), $2)`,
    [id, linesOf(size), name],
  );
  await client.end();
  return id;
}

async function enter(lottery: Lottery, drawId: DrawId): Promise<void> {
  const digits = [5, 5, 5, 4, 4, 3, 2];
  const counts = [1, 2, 6, 4, 6, 3, 4];
  const prizes: EnteredPrize[] = [
    { prize: 'special', numbers: [special] },
    ...digits.map((width, index) => ({
      prize: `p${index + 1}`,
      numbers: Array.from({ length: counts[index] ?? 0 }, () => '7'.repeat(width)),
    })),
  ];
  for (const operator of operators) {
    const entered = await lottery.admin.enter(
      { ...operator, token: '' },
      { drawId, prizes, note: 'bench' },
    );
    if (!entered.ok) throw new Error(entered.code);
  }
}

async function settled(lottery: Lottery, drawId: DrawId) {
  let peak = process.memoryUsage.rss();
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const started = performance.now();
  let creditedMs = 0;
  const paidInAll = lottery.settlement.settleDraw(drawId, (done) => {
    if (done === 'paid') creditedMs = performance.now() - started;
  });
  await paidInAll;
  clearInterval(watch);
  return { creditedMs, closedMs: performance.now() - started, peakMb: peak / 2 ** 20 };
}

/** Fails if the payments are wrong: a fast wrong settlement must not count. */
async function mustBeRight({ url }: BenchDatabase, field: Field): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ differs: string; paid: string; state: string }>(
    `SELECT (SELECT count(*) FROM ledger_account AS account JOIN plain_account AS plain USING (path)
         WHERE account.balance_units <> plain.balance_units AND path LIKE $2) AS differs,
       (SELECT count(*) FROM lottery_payout WHERE draw_id = $1) AS paid,
       (SELECT state FROM lottery_draw WHERE id = $1) AS state`,
    [field.drawId, `player:mem_${field.name}%`],
  );
  await client.end();
  const [found] = rows;
  const expected = linesOf(field) / 100;
  if (found?.differs !== '0' || Number(found.paid) !== expected || found.state !== 'settled')
    throw new Error(`the settlement is wrong: ${JSON.stringify(found)}`);
}
