import { sql } from 'kysely';
import type { HoldId } from '@croupier/contracts';
import { accounts, type AccountPath } from './accounts.ts';
import type { Reader } from './ledger.store.ts';

/** Accounts of things that end, such as rounds and draws. They must be empty once the thing has ended. */
export interface ClosingAccounts {
  /** Prefix of their paths, such as `round:`. */
  readonly prefix: string;
  /** Those of the accounts whose round, draw or hold has not ended. */
  stillOpen(reader: Reader, paths: readonly AccountPath[]): Promise<readonly AccountPath[]>;
}

export const holdAccounts: ClosingAccounts = {
  prefix: 'hold:',
  async stillOpen(reader, paths) {
    const { rows } = await sql<{ id: HoldId }>`
      SELECT id FROM ledger_hold WHERE state = 'pending' AND 'hold:' || id = ANY(${paths}::text[])`.execute(
      reader,
    );
    return rows.map(({ id }) => accounts.hold(id));
  },
};

export interface LeftoverBalance {
  readonly path: AccountPath;
  readonly currency: string;
  readonly units: bigint;
}

/**
 * Money on accounts whose round, draw or hold has ended. `reader` must be one snapshot, or something that
 * ends during the read looks wrong.
 */
export async function leftoverBalances(
  reader: Reader,
  { prefix, stillOpen }: ClosingAccounts,
): Promise<readonly LeftoverBalance[]> {
  const { rows } = await sql<LeftoverBalance>`
    SELECT path, currency, sum(amount_units)::bigint AS units FROM ledger_entry
    WHERE starts_with(path, ${prefix}) GROUP BY path, currency HAVING sum(amount_units) <> 0`.execute(
    reader,
  );
  if (rows.length === 0) return [];
  const open = new Set(
    await stillOpen(
      reader,
      rows.map(({ path }) => path),
    ),
  );
  return rows.filter(({ path }) => !open.has(path));
}
