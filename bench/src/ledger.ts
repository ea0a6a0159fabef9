import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DrawId, MemberId } from '@croupier/contracts';
import pg from 'pg';
import { coreOf } from '@croupier/platform/core-of';
import { readConfig } from '@croupier/platform/config';
import { migrate, openEmbedded } from '@croupier/platform/db/index';
import { accounts, createLedger, type Booking } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import type { Row } from './row.ts';

const players = 1_000;
const clients = 16;
const seconds = 8;
const run = promisify(execFile);

/**
 * Stakes of many players, all on one draw, each its own transaction with synchronous commit: through the
 * ledger, and as the same SQL sent by pgbench to the same server.
 */
export async function ledgerRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-ledger-'));
  const database = await openEmbedded({ dataDir });
  try {
    await migrate(database.url);
    await fund(database.url);
    const value = await ledgerRate(database.url);
    const baseline = await pgbenchRate(database.url, dataDir);
    return [
      {
        what: 'ledger transfers',
        unit: 'per s',
        value,
        ...(baseline === null
          ? {}
          : { baseline: { name: 'pgbench, the same SQL', value: baseline } }),
      },
    ];
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const memberOf = (index: number) => `mem_bench${index}` as MemberId;
const draw = 'drw_bench' as DrawId;

async function fund(url: string): Promise<void> {
  const { db, ledger } = openLedger(url);
  const bookings = Array.from({ length: players }, (_, index): Booking => ({
    key: `fund-${index}`,
    kind: 'deposit',
    currency: 'BDT',
    reference: 'bench',
    moves: [
      {
        from: accounts.deposits('bench'),
        to: accounts.cash(memberOf(index)),
        amountUnits: 10n ** 15n,
      },
    ],
  }));
  await db.transaction((tx) => ledger.book(tx, bookings));
  await db.close();
}

const unused = 'no server of the bench asks for it';

function openLedger(url: string) {
  const read = readConfig({
    DATABASE_URL: url,
    STUDIO_SECRET: unused,
    PAYMENTS_SECRET: unused,
    KEYS_SECRET: unused,
  });
  if (!read.ok) throw new Error(read.faults.join('; '));
  const core = coreOf({ ...read.config, logLevel: 'silent' });
  return { db: core.db, ledger: createLedger(core, { live: createLive(core) }) };
}

async function ledgerRate(url: string): Promise<number> {
  const { db, ledger } = openLedger(url);
  const until = Date.now() + seconds * 1000;
  let booked = 0;
  const client = async (number: number) => {
    for (let turn = 0; Date.now() < until; turn++) {
      const member = memberOf((number * 61 + turn * 7) % players);
      const [answer] = await db.transaction((tx) =>
        ledger.book(tx, [stake(`${number}-${turn}`, member)]),
      );
      if (!answer?.ok) throw new Error('a stake of the bench was refused');
      booked += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  await db.close();
  return booked / seconds;
}

function stake(key: string, member: MemberId): Booking {
  const move = {
    from: accounts.cash(member),
    to: accounts.drawStakes(draw),
    amountUnits: 100_000n,
  };
  return { key: `bench-${key}`, kind: 'stake', currency: 'BDT', reference: 'bench', moves: [move] };
}

const pgbenchPaths = [
  '/usr/lib/postgresql/18/bin/pgbench',
  '/usr/lib/postgresql/17/bin/pgbench',
  '/usr/lib/postgresql/16/bin/pgbench',
  '/usr/lib/postgresql/15/bin/pgbench',
  '/usr/bin/pgbench',
];

/** `null`, said aloud, where the machine has no pgbench. */
async function pgbenchRate(url: string, dataDir: string): Promise<number | null> {
  const pgbench = pgbenchPaths.find((path) => existsSync(path));
  if (!pgbench) {
    console.log('  pgbench is not installed: the ledger is measured without its baseline');
    return null;
  }
  const script = join(dataDir, 'stake.sql');
  await writeFile(script, stakeScript);
  const { user, host, database } = new pg.Client({ connectionString: url });
  const { stdout } = await run(pgbench, [
    ...['-h', host, '-U', user ?? '', '-n', '-M', 'prepared', '-f', script],
    ...['-c', String(clients), '-j', '2', '-T', String(seconds), database ?? ''],
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/**
 * What `ledger.book` sends for one stake: lock, look for the key, book, tell the outbox. pgbench takes
 * `:name` for a variable even inside quotes, so that the colons of the paths are spelled as chr(58).
 */
const stakeScript = String.raw`
\set player random(0, ${players - 1})
\set number random(1, 9000000000000000)
BEGIN;
SELECT balance_units, version FROM ledger_account
  WHERE path = ANY(ARRAY['player' || chr(58) || 'mem_bench' || :player::text || chr(58) || 'cash']) ORDER BY path FOR UPDATE \gset
SELECT count(*) AS known FROM ledger_transfer WHERE key = ANY(ARRAY['pgbench-' || :number::text]) \gset
WITH transfers AS (
  INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
  SELECT *, now() FROM unnest(
    ARRAY['trf_' || :number::text], ARRAY['pgbench-' || :number::text], ARRAY[sha256(:number::text::bytea)],
    ARRAY['stake'], ARRAY['BDT'], ARRAY['bench'])
  ON CONFLICT (key) DO NOTHING RETURNING 1
), moves AS (
  INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path,
    from_balance_units, from_version, to_balance_units, to_version)
  SELECT * FROM unnest(
    ARRAY['trf_' || :number::text], ARRAY[0], ARRAY['BDT'], ARRAY[100000::bigint],
    ARRAY['player' || chr(58) || 'mem_bench' || :player::text || chr(58) || 'cash'], ARRAY['draw' || chr(58) || 'drw_bench' || chr(58) || 'stakes'],
    ARRAY[(:balance_units)::bigint - 100000], ARRAY[(:version)::bigint + 1], ARRAY[NULL::bigint], ARRAY[NULL::bigint])
  ON CONFLICT DO NOTHING RETURNING 1
), changed AS (
  SELECT * FROM unnest(
    ARRAY['player' || chr(58) || 'mem_bench' || :player::text || chr(58) || 'cash'], ARRAY['BDT'], ARRAY[(:balance_units)::bigint - 100000],
    ARRAY[(:version)::bigint + 1], ARRAY[(:version)::bigint]
  ) AS change (path, currency, balance_units, version, version_before)
), opened AS (
  INSERT INTO ledger_account (path, currency, balance_units, version)
  SELECT path, currency, balance_units, version FROM changed WHERE version_before = 0
  ON CONFLICT (path) DO NOTHING RETURNING 1
), moved AS (
  UPDATE ledger_account AS account SET balance_units = changed.balance_units, version = changed.version
  FROM changed WHERE account.path = changed.path AND account.version = changed.version_before RETURNING 1
)
SELECT (SELECT count(*) FROM transfers), (SELECT count(*) FROM moves),
  (SELECT count(*) FROM opened) + (SELECT count(*) FROM moved);
INSERT INTO live_event (topic, audience, payload)
SELECT topic, audience, payload FROM unnest(
  ARRAY['wallet.balance-changed'], ARRAY['member' || chr(58) || 'mem_bench' || :player::text],
  ARRAY['{"currency": "BDT", "sumBalance": "1000.00", "version": 1}'::jsonb]
) WITH ORDINALITY AS event (topic, audience, payload, place) ORDER BY place;
COMMIT;
`;
