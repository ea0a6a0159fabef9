import { sql } from 'kysely';
import type { TransferId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { textColumn } from '../../db/index.ts';
import type { AccountPath } from './accounts.ts';
import type { AccountState, KnownTransfer } from './batch-plan.ts';

export interface LockedAccounts {
  readonly states: ReadonlyMap<AccountPath, AccountState>;
  readonly known: ReadonlyMap<string, KnownTransfer>;
}

interface Expected {
  readonly paths: readonly AccountPath[];
  readonly keys: readonly string[];
}

/**
 * Locks the players' rows in the order of their paths, so that two transactions cannot deadlock. A
 * transaction that waited for a lock does not see the transfers of the one before it: the unique index on the
 * key stops it, and it runs again. `LIMIT` removes no row; it tells the planner that there are few, because a
 * plan cached while a table was small would scan the whole table. The result is one row of arrays, because
 * the driver needs more time for a row per account than the rest of the booking takes.
 */
export async function lockAccounts(tx: Tx, { paths, keys }: Expected): Promise<LockedAccounts> {
  const { rows } = await sql<Found>`/* ledger-look */
    WITH held AS (
      SELECT place, account.currency, account.balance_units, account.version
      FROM (SELECT * FROM unnest(${textColumn(paths, itself)}::text[]) WITH ORDINALITY AS named (path, place)
        LIMIT ${paths.length}) AS named
      JOIN ledger_account AS account USING (path) ORDER BY path FOR UPDATE OF account
    ), known AS (
      SELECT key, transfer.id, encode(transfer.input_hash, 'hex') AS hash
      FROM (SELECT * FROM unnest(${textColumn(keys, itself)}::text[]) AS named (key) LIMIT ${keys.length}) AS named
      JOIN ledger_transfer AS transfer USING (key)
    )
    SELECT array_agg(place) AS places, string_agg(currency, ',') AS currencies,
      array_agg(balance_units) AS balances, array_agg(version) AS versions,
      (SELECT json_agg(known) FROM known) AS known FROM held`.execute(tx);
  const [found] = rows;
  return { states: statesOf(paths, found), known: new Map(found?.known?.map(entryOf)) };
}

const itself = (text: string) => text;

/** Arrays over the accounts that have a row; `places` are their 1-based positions in the requested paths. */
interface Found {
  readonly places: readonly bigint[] | null;
  readonly currencies: string | null;
  readonly balances: readonly bigint[] | null;
  readonly versions: readonly bigint[] | null;
  readonly known: readonly Known[] | null;
}

interface Known {
  readonly key: string;
  readonly id: TransferId;
  readonly hash: string;
}

function statesOf(
  paths: readonly AccountPath[],
  found: Found | undefined,
): Map<AccountPath, AccountState> {
  const states = new Map<AccountPath, AccountState>();
  const currencies = found?.currencies?.split(',') ?? [];
  currencies.forEach((currency, index) => {
    const path = paths[Number(found?.places?.[index]) - 1];
    const balanceUnits = found?.balances?.[index];
    const version = found?.versions?.[index];
    if (path === undefined || balanceUnits === undefined || version === undefined)
      throw new Error('an account was held of which not everything came');
    states.set(path, { currency, balanceUnits, version });
  });
  return states;
}

const entryOf = ({ key, id, hash }: Known): [string, KnownTransfer] => [
  key,
  { id, hash: Buffer.from(hash, 'hex').toString('latin1') },
];
