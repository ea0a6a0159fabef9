/**
 * The baseline for bets through HTTP: the same bets, booked by pgbench on the same server. pgbench treats
 * `:name` as a variable even inside quotes, so the colons of the paths are written as chr(58).
 */
export interface PlainBets {
  readonly script: string;
  readonly clients: number;
  /** Bets booked by one run of the script. */
  readonly betsAtOnce: number;
  /** SQL that prepares the run. */
  readonly preparation: string;
}

/** One statement per bet: player and house are locked rows, so all bets wait for the house's row. */
export const rowLockBets = (players: number): PlainBets => ({
  betsAtOnce: 1,
  clients: 16,
  preparation: `
    DROP TABLE IF EXISTS plain_account, plain_transfer;
    CREATE TABLE plain_account (id text PRIMARY KEY, balance_units bigint NOT NULL CHECK (balance_units >= 0));
    CREATE TABLE plain_transfer (
      key text PRIMARY KEY, from_id text NOT NULL, to_id text NOT NULL, amount_units bigint NOT NULL,
      from_balance_units bigint NOT NULL, to_balance_units bigint NOT NULL, created_at timestamptz NOT NULL);
    INSERT INTO plain_account SELECT 'player' || n, 1000000000000000 FROM generate_series(0, ${players - 1}) AS n;
    INSERT INTO plain_account VALUES ('house', 0);`,
  script: String.raw`
\set player random(0, ${players - 1})
\set number random(1, 9000000000000000)
WITH player AS (
  UPDATE plain_account SET balance_units = balance_units - 100000
  WHERE id = 'player' || :player::text RETURNING id, balance_units
), house AS (
  UPDATE plain_account SET balance_units = balance_units + 100000
  WHERE id = 'house' AND EXISTS (SELECT 1 FROM player) RETURNING id, balance_units
)
INSERT INTO plain_transfer
SELECT :number::text, player.id, house.id, 100000, player.balance_units, house.balance_units, now() FROM player, house;
`,
});

/**
 * Batches of 100 in one statement on the ledger's own tables: the same rows as a bet writes, by SQL alone.
 */
export const setBets = (players: number): PlainBets => ({
  betsAtOnce: 100,
  clients: 2,
  preparation: '',
  script: String.raw`
\set first random(0, ${players - 100})
\set number random(1, 90000000000000)
WITH bets AS (
  SELECT 'player' || chr(58) || 'mem_bench' || (:first + n)::text || chr(58) || 'cash' AS path,
    'set-' || :number::text || '-' || n::text AS key FROM generate_series(0, 99) AS n
), locked AS (
  SELECT path, balance_units - 100000 AS balance_units, version + 1 AS version FROM ledger_account
  WHERE path IN (SELECT path FROM bets) ORDER BY path FOR UPDATE
), transfers AS (
  INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
  SELECT 'trf_' || key, key, sha256(key::bytea), 'stake', 'BDT', 'bench', now() FROM bets ORDER BY key
), moves AS (
  INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path, from_balance_units, from_version)
  SELECT 'trf_' || key, 0, 'BDT', 100000, path, 'draw' || chr(58) || 'drw_bench' || chr(58) || 'stakes', balance_units, version
  FROM bets JOIN locked USING (path)
), moved AS (
  UPDATE ledger_account AS account SET balance_units = locked.balance_units, version = locked.version
  FROM locked WHERE account.path = locked.path
)
INSERT INTO live_event (topic, audience, payload)
SELECT 'wallet.balance-changed', 'member' || chr(58) || path,
  jsonb_build_object('currency', 'BDT', 'sumBalance', balance_units::text, 'version', version) FROM locked;
`,
});
