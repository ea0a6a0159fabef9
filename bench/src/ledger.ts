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
 * The SQL that `ledger.book` sends for one stake: lock the account, look up the key, write all rows. pgbench
 * treats `:name` as a variable even inside quotes, so the colons of the paths are written as chr(58).
 */
const stakeScript = String.raw`
\set player random(0, ${players - 1})
\set number random(1, 9000000000000000)
BEGIN;
SELECT path, currency, balance_units, version FROM ledger_account
WHERE path = ANY(ARRAY['player' || chr(58) || 'mem_bench' || :player::text || chr(58) || 'cash']) ORDER BY path FOR UPDATE \gset
SELECT id, key, input_hash FROM ledger_transfer WHERE key = ANY(ARRAY['pgbench-' || :number::text]);
WITH transfers AS (
  INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
  SELECT id, key, input_hash, kind, currency, reference, created_at
  FROM json_populate_recordset(NULL::ledger_transfer, json_build_array(json_build_object(
    'id', 'trf_' || :number::text, 'key', 'pgbench-' || :number::text, 'input_hash', sha256(:number::text::bytea),
    'kind', 'stake', 'currency', 'BDT', 'reference', 'bench', 'created_at', now()))) ORDER BY key
), moves AS (
  INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path,
    from_balance_units, from_version, to_balance_units, to_version)
  SELECT transfer_id, position, currency, amount_units, from_path, to_path,
    from_balance_units, from_version, to_balance_units, to_version
  FROM json_populate_recordset(NULL::ledger_move, json_build_array(json_build_object(
    'transfer_id', 'trf_' || :number::text, 'position', 0, 'currency', 'BDT', 'amount_units', 100000,
    'from_path', 'player' || chr(58) || 'mem_bench' || :player::text || chr(58) || 'cash',
    'to_path', 'draw' || chr(58) || 'drw_bench' || chr(58) || 'stakes',
    'from_balance_units', (:balance_units)::bigint - 100000, 'from_version', (:version)::bigint + 1)))
), changed AS (
  SELECT * FROM json_to_recordset(json_build_array(json_build_object(
    'path', 'player' || chr(58) || 'mem_bench' || :player::text || chr(58) || 'cash', 'currency', 'BDT',
    'balance_units', (:balance_units)::bigint - 100000, 'version', (:version)::bigint + 1,
    'version_before', (:version)::bigint, 'audience', 'member' || chr(58) || 'mem_bench' || :player::text,
    'payload', json_build_object('sumBalance', '1000.00', 'currency', 'BDT', 'version', (:version)::bigint + 1))))
    AS change (path text, currency text, balance_units bigint, version bigint, version_before bigint, audience text, payload jsonb)
  LIMIT 1
), opened AS (
  INSERT INTO ledger_account (path, currency, balance_units, version)
  SELECT path, currency, balance_units, version FROM changed WHERE version_before = 0 ORDER BY path RETURNING 1
), updated AS (
  UPDATE ledger_account AS account SET balance_units = changed.balance_units, version = changed.version
  FROM changed WHERE account.path = changed.path AND account.version = changed.version_before RETURNING 1
), events AS (
  INSERT INTO live_event (topic, audience, payload)
  SELECT 'wallet.balance-changed', audience, payload FROM changed WHERE audience IS NOT NULL
)
SELECT ((SELECT count(*) FROM opened) + (SELECT count(*) FROM updated))::int AS accounts;
COMMIT;
`;
