import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../core.ts';
import { isDuplicate, TransactionConflict } from '../../db/index.ts';
import type { AccountPath } from './accounts.ts';

/** A player's account. */
export interface Account {
  readonly currency: string;
  readonly balanceUnits: bigint;
  /** Number of entries on the account. */
  readonly version: bigint;
}

/** The locked accounts; `null` for one without bookings, which has no row yet. */
export type Accounts = ReadonlyMap<AccountPath, Account | null>;

/** Locks in the order of the paths, so that two transactions cannot deadlock. */
export async function lockAccounts(tx: Tx, paths: ReadonlySet<AccountPath>): Promise<Accounts> {
  const { rows } = await sql<Account & { path: AccountPath }>`/* ledger-lock */
    SELECT path, currency, balance_units AS "balanceUnits", version FROM ledger_account
    WHERE path = ANY(${[...paths]}::text[]) ORDER BY path FOR UPDATE`.execute(tx);
  const locked = new Map<AccountPath, Account | null>();
  for (const path of paths) locked.set(path, null);
  for (const { path, ...account } of rows) locked.set(path, account);
  return locked;
}

export interface BookingRows {
  readonly transfers: readonly object[];
  readonly moves: readonly object[];
  readonly changed: readonly object[];
}

/**
 * Writes everything in one statement. If another transaction has booked the same key, or opened the same
 * account, since the lookup, a unique index refuses the whole statement, and the transaction runs again.
 */
export async function addBookings(
  tx: Tx,
  { transfers, moves, changed }: BookingRows,
  outbox: RawBuilder<unknown>,
): Promise<void> {
  const writing = sql<{ accounts: number }>`/* ledger-book */
    WITH transfers AS (
      INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
      SELECT id, key, input_hash, kind, currency, reference, created_at
      FROM json_populate_recordset(NULL::ledger_transfer, ${JSON.stringify(transfers)}::json) ORDER BY key
    ), moves AS (
      INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path,
        from_balance_units, from_version, to_balance_units, to_version)
      SELECT transfer_id, position, currency, amount_units, from_path, to_path,
        from_balance_units, from_version, to_balance_units, to_version
      FROM json_populate_recordset(NULL::ledger_move, ${JSON.stringify(moves)}::json)
    ), changed AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(changed)}::json) AS change (path text, currency text,
        balance_units bigint, version bigint, version_before bigint, audience text, payload jsonb)
      -- Removes no row. It tells the planner that there are few: otherwise it plans to scan all accounts.
      LIMIT ${changed.length}
    ), opened AS (
      INSERT INTO ledger_account (path, currency, balance_units, version)
      SELECT path, currency, balance_units, version FROM changed WHERE version_before = 0 ORDER BY path RETURNING 1
    ), updated AS (
      UPDATE ledger_account AS account SET balance_units = changed.balance_units, version = changed.version
      FROM changed WHERE account.path = changed.path AND account.version = changed.version_before RETURNING 1
    ), events AS (
      ${outbox} SELECT 'wallet.balance-changed', audience, payload FROM changed WHERE audience IS NOT NULL
    )
    SELECT ((SELECT count(*) FROM opened) + (SELECT count(*) FROM updated))::int AS accounts`;
  const { rows } = await writing.execute(tx).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    throw new TransactionConflict('another transaction booked first', { cause: error });
  });
  if (rows[0]?.accounts !== changed.length)
    throw new TransactionConflict('another transaction changed an account first');
}
