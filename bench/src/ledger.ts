import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openEmbedded } from '@croupier/platform/db/index';
import { fund, memberOf, openLedger, players, stake } from './bench-ledger.ts';
import { pgbench } from './pgbench.ts';
import type { Row } from './row.ts';

const clients = 16;
const seconds = 8;

/**
 * Stakes of many players, all on one draw, each in its own transaction with synchronous commit: through the
 * ledger, and as the same SQL sent by pgbench to the same server.
 */
export async function ledgerRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-ledger-'));
  const database = await openEmbedded({ dataDir });
  try {
    await migrate(database.url);
    await fund(database.url);
    const value = await ledgerRate(database.url);
    const baseline = await pgbench({
      url: database.url,
      folder: dataDir,
      script: stakeScript,
      clients,
      seconds,
    });
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

export async function ledgerRate(url: string): Promise<number> {
  const { core, ledger } = openLedger(url);
  const { db } = core;
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

/**
 * The SQL that `ledger.book` sends for one stake: lock and look up the key, then book and write to the
 * outbox. pgbench treats `:name` as a variable even inside quotes, so the colons of the paths are written as
 * chr(58).
 */
const stakeScript = String.raw`
\set player random(0, ${players - 1})
\set number random(1, 9000000000000000)
BEGIN;
WITH held AS (
  SELECT path, currency, balance_units, version FROM ledger_account
  WHERE path = ANY(ARRAY['player' || chr(58) || 'mem_bench' || :player::text || chr(58) || 'cash']) ORDER BY path FOR UPDATE
)
SELECT path, currency, balance_units, version, NULL AS key, NULL AS id, NULL::bytea AS input_hash FROM held
UNION ALL
SELECT NULL, NULL, NULL, NULL, key, id, input_hash FROM ledger_transfer WHERE key = ANY(ARRAY['pgbench-' || :number::text]) \gset
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
    ARRAY[(:version)::bigint + 1], ARRAY[(:version)::bigint], ARRAY['mem_bench' || :player::text], ARRAY['1000.00']
  ) AS change (path, currency, balance_units, version, version_before, member, sum_balance)
), opened AS (
  INSERT INTO ledger_account (path, currency, balance_units, version)
  SELECT path, currency, balance_units, version FROM changed WHERE version_before = 0
  ON CONFLICT (path) DO NOTHING RETURNING 1
), moved AS (
  UPDATE ledger_account AS account SET balance_units = changed.balance_units, version = changed.version
  FROM changed WHERE account.path = changed.path AND account.version = changed.version_before RETURNING 1
), told AS (
  INSERT INTO live_event (topic, audience, payload) SELECT 'wallet.balance-changed', 'member' || chr(58) || member,
    jsonb_build_object('sumBalance', sum_balance, 'currency', currency, 'version', version)
  FROM changed WHERE member IS NOT NULL
)
SELECT (SELECT count(*) FROM transfers), (SELECT count(*) FROM moves),
  (SELECT count(*) FROM opened) + (SELECT count(*) FROM moved);
COMMIT;
`;
