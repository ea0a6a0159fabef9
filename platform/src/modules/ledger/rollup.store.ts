import { sql } from 'kysely';
import type { Tx } from '../../core.ts';

/**
 * Moves the mark forward to `before` and adds the entries in between. The lock on the mark's row keeps two
 * runs from adding them twice.
 */
export async function rollUp(tx: Tx, before: string): Promise<void> {
  const { rows } = await sql<{ before_transfer: string }>`
    SELECT before_transfer FROM ledger_rollup_mark WHERE id = 1 FOR UPDATE`.execute(tx);
  const since = rows[0]?.before_transfer ?? '';
  if (before <= since) return;
  await sql`
    INSERT INTO ledger_rollup (path, currency, balance_units)
    SELECT path, currency, sum(amount_units) FROM ledger_entry
    WHERE transfer_id >= ${since} AND transfer_id < ${before} AND (path LIKE 'house:%' OR path LIKE 'jackpot:%')
    GROUP BY path, currency
    ON CONFLICT (path, currency) DO UPDATE SET balance_units = ledger_rollup.balance_units + excluded.balance_units`.execute(
    tx,
  );
  await sql`UPDATE ledger_rollup_mark SET before_transfer = ${before} WHERE id = 1`.execute(tx);
}
