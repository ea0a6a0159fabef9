import { sql } from 'kysely';
import type { HoldId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { AccountPath } from './accounts.ts';
import type { TransferKind } from './booking.ts';
import type { Reader } from './ledger.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    ledger_hold: HoldTable;
  }
}

export type HoldState = 'pending' | 'posted' | 'voided' | 'expired';

export interface HoldTable {
  id: HoldId;
  key: string;
  input_hash: Buffer;
  path: AccountPath;
  to_path: AccountPath;
  kind: TransferKind;
  currency: string;
  reference: string;
  amount_units: bigint;
  state: HoldState;
  posted_units: bigint;
  made_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export function holdByKey(tx: Tx, key: string): Promise<HoldTable | undefined> {
  return tx.selectFrom('ledger_hold').selectAll().where('key', '=', key).executeTakeFirst();
}

export function lockHold(tx: Tx, id: HoldId): Promise<HoldTable | undefined> {
  return tx
    .selectFrom('ledger_hold')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** `false` if another transaction has taken the key in the meantime. */
export async function addHold(tx: Tx, hold: HoldTable): Promise<boolean> {
  const added = await tx
    .insertInto('ledger_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function endHold(
  tx: Tx,
  id: HoldId,
  end: Pick<HoldTable, 'state' | 'posted_units' | 'ended_at'>,
): Promise<void> {
  await tx.updateTable('ledger_hold').set(end).where('id', '=', id).execute();
}

export function pendingHolds(reader: Reader, path: AccountPath): Promise<HoldTable[]> {
  return reader
    .selectFrom('ledger_hold')
    .selectAll()
    .where('path', '=', path)
    .where('state', '=', 'pending')
    .orderBy('id', 'desc')
    .execute();
}

/** Pending holds that have expired, the oldest expiry first. */
export async function dueHolds(
  reader: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly HoldId[]> {
  const rows = await reader
    .selectFrom('ledger_hold')
    .select('id')
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Funds {
  /** Funds that can be bet or withdrawn. */
  readonly availableUnits: bigint;
  /** Funds that are held, in addition to the available ones. */
  readonly heldUnits: bigint;
  readonly version: number;
}

/**
 * Funds of many players' accounts in one statement, in the order of the paths; zero for an account without
 * bookings.
 */
export async function fundsOf(
  reader: Reader,
  paths: readonly AccountPath[],
): Promise<readonly Funds[]> {
  const { rows } = await sql<{
    path: AccountPath;
    balance_units: bigint;
    version: bigint;
    held_units: bigint;
  }>`/* ledger-funds */
    SELECT path, balance_units, version, coalesce((SELECT sum(amount_units) FROM ledger_hold
      WHERE ledger_hold.path = account.path AND state = 'pending'), 0)::bigint AS held_units
    FROM ledger_account AS account WHERE path = ANY(${[...new Set(paths)]}::text[])`.execute(
    reader,
  );
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return paths.map((path) => {
    const row = byPath.get(path);
    return {
      availableUnits: row?.balance_units ?? 0n,
      heldUnits: row?.held_units ?? 0n,
      version: Number(row?.version ?? 0n),
    };
  });
}
