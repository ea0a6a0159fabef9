import type { TransferId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../core.ts';
import { decimalOf } from '../../db/index.ts';
import { type AccountPath, cashOwnerOf, isStrict } from './accounts.ts';
import type { Booking } from './booking.ts';

export interface CreditRows extends Booking {
  readonly id: TransferId;
  readonly hash: string;
  readonly bookedAt: Date;
  /** SQL of the outbox rows for the balance events. */
  readonly outbox: RawBuilder<unknown>;
}

/** Number of rows that were written. */
interface Written {
  readonly accounts: number;
  readonly transfers: number;
}

/** Locks the accounts in the order of their paths and changes nothing. */
export async function lockAccountRows(tx: Tx, paths: readonly AccountPath[]): Promise<void> {
  await sql`/* ledger-hold */ SELECT count(*) FROM (
    SELECT 1 FROM ledger_account WHERE path = ANY(${paths}::text[]) ORDER BY path FOR UPDATE) AS held`.execute(
    tx,
  );
}

/**
 * Adds to the balances and writes the transfer, its moves and the event of each balance. Accounts come in the
 * order of their paths; each is locked, opened or added to by this statement, so that nothing has to be
 * locked before. An account in another currency is left out.
 */
export async function addCredit(tx: Tx, credit: CreditRows): Promise<Written> {
  const { id, key, hash, kind, currency, reference, bookedAt, moves, outbox } = credit;
  const { rows } = await sql<Written>`/* ledger-credit */
    WITH credit AS MATERIALIZED (
      SELECT * FROM unnest(${moves.map(({ from }) => from)}::text[], ${moves.map(({ to }) => to)}::text[],
        ${moves.map(({ amountUnits }) => amountUnits)}::bigint[], ${moves.map(({ to }) => isStrict(to))}::bool[],
        ${moves.map(({ to }) => cashOwnerOf(to))}::text[])
        WITH ORDINALITY AS move (from_path, to_path, units, is_strict, member, place)
    ), account AS (
      INSERT INTO ledger_account AS account (path, currency, balance_units, version)
      SELECT to_path, ${currency}, units, 1 FROM credit WHERE is_strict ORDER BY to_path COLLATE "C"
      ON CONFLICT (path) DO UPDATE SET version = account.version + 1,
        balance_units = account.balance_units + excluded.balance_units
        WHERE account.currency = excluded.currency
      RETURNING path, balance_units, version
    ), transfer AS (
      INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
      VALUES (${id}, ${key}, ${Buffer.from(hash, 'hex')}, ${kind}, ${currency}, ${reference}, ${bookedAt}::timestamptz)
      ON CONFLICT (key) DO NOTHING RETURNING 1
    ), credited AS MATERIALIZED (
      SELECT * FROM credit LEFT JOIN account ON path = to_path WHERE path IS NOT NULL OR NOT is_strict ORDER BY place
    ), moves AS (
      INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path, to_balance_units, to_version)
      SELECT ${id}, place - 1, ${currency}, units, from_path, to_path, balance_units, version FROM credited
    ), published AS (
      ${outbox} SELECT 'wallet.balance-changed', 'member:' || member, (${sharedNews(currency)}::text || '"sumBalance": "'
        || ${decimalOf(sql`balance_units`)} || '", "version": ' || version || '}')::jsonb
      FROM credited WHERE member IS NOT NULL
    )
    SELECT (SELECT count(*) FROM account)::int AS accounts, (SELECT count(*) FROM transfer)::int AS transfers`.execute(
    tx,
  );
  return rows[0] ?? { accounts: 0, transfers: 0 };
}

/** Start of an event's text. Building an object from columns takes twice the time. */
function sharedNews(currency: string): string {
  return `{"currency": ${JSON.stringify(currency)}, `;
}
