import type { TransferId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../core.ts';
import { decimalOf } from '../../db/index.ts';
import { type AccountPath, cashOwnerOf, isStrict } from './accounts.ts';
import type { Booking } from './ledger.service.ts';

export interface CreditRows extends Booking {
  readonly id: TransferId;
  readonly hash: Buffer;
  readonly bookedAt: Date;
  /** Where the events go that tell of each balance. */
  readonly outbox: RawBuilder<unknown>;
}

/** How much of it was written; `strange`: accounts that are kept in another currency. */
interface Written {
  readonly transfers: number;
  readonly moves: number;
  readonly accounts: number;
  readonly strange: number;
}

/** Locks the accounts in the order of their paths, and leaves the balances where they are. */
export async function holdAccountRows(tx: Tx, paths: readonly AccountPath[]): Promise<void> {
  await sql`/* ledger-hold */ SELECT count(*) FROM (
    SELECT 1 FROM ledger_account WHERE path = ANY(${paths}::text[]) ORDER BY path FOR UPDATE) AS held`.execute(
    tx,
  );
}

/**
 * Writes the transfer, its moves, the balances after them and the event of each, from the balances that are
 * held: a statement of its own, so that it sees what was booked while the hold was waited for.
 */
export async function addCredit(tx: Tx, credit: CreditRows): Promise<Written> {
  const { id, key, hash, kind, currency, reference, bookedAt, moves, outbox } = credit;
  const { rows } = await sql<Written>`/* ledger-credit */
    WITH transfer AS (
      INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
      VALUES (${id}, ${key}, ${hash}, ${kind}, ${currency}, ${reference}, ${bookedAt}::timestamptz)
      ON CONFLICT (key) DO NOTHING RETURNING 1
    ), credit AS MATERIALIZED (
      SELECT move.place, move.from_path, move.to_path, move.units, move.member, account.currency,
        CASE WHEN is_strict THEN coalesce(account.balance_units, 0) + move.units END AS balance_units,
        CASE WHEN is_strict THEN coalesce(account.version, 0) + 1 END AS version
      FROM unnest(${moves.map(({ from }) => from)}::text[], ${moves.map(({ to }) => to)}::text[],
        ${moves.map(({ amountUnits }) => amountUnits)}::bigint[], ${moves.map(({ to }) => isStrict(to))}::bool[],
        ${moves.map(({ to }) => cashOwnerOf(to))}::text[])
        WITH ORDINALITY AS move (from_path, to_path, units, is_strict, member, place)
      LEFT JOIN ledger_account AS account ON account.path = move.to_path COLLATE "C"
    ), moves AS (
      INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path, to_balance_units, to_version)
      SELECT ${id}, place - 1, ${currency}, units, from_path, to_path, balance_units, version FROM credit ORDER BY place
      ON CONFLICT DO NOTHING RETURNING 1
    ), opened AS (
      INSERT INTO ledger_account (path, currency, balance_units, version)
      SELECT to_path, ${currency}, balance_units, version FROM credit WHERE version = 1
      ON CONFLICT (path) DO NOTHING RETURNING 1
    ), moved AS (
      UPDATE ledger_account AS account SET balance_units = credit.balance_units, version = credit.version
      FROM credit WHERE account.path = credit.to_path COLLATE "C" AND account.version = credit.version - 1 RETURNING 1
    ), told AS (
      ${outbox} SELECT 'wallet.balance-changed', 'member:' || member, jsonb_build_object(
        'sumBalance', ${decimalOf(sql`balance_units`)}, 'currency', ${currency}::text, 'version', version)
      FROM credit WHERE member IS NOT NULL ORDER BY place
    )
    SELECT (SELECT count(*) FROM transfer)::int AS transfers, (SELECT count(*) FROM moves)::int AS moves,
      ((SELECT count(*) FROM opened) + (SELECT count(*) FROM moved))::int AS accounts,
      (SELECT count(*) FROM credit WHERE currency <> ${currency})::int AS strange`.execute(tx);
  return rows[0] ?? { transfers: 0, moves: 0, accounts: 0, strange: 0 };
}
