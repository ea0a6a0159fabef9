import { formatAmount, type TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { type AccountPath, cashOwnerOf, isStrict } from './accounts.ts';
import { type Account, type Accounts, addBookings, lockAccounts } from './book.store.ts';
import { hashOf, refuseImpossible, repeatOf } from './booking-input.ts';
import type { AccountBalance, Booked, Booking } from './booking.ts';
import { knownTransfers } from './ledger.store.ts';

/**
 * Accounts and keys that a batch may use. Extra ones cost a lookup; a missing one is an error of the caller.
 */
export interface BatchScope {
  readonly accounts: readonly AccountPath[];
  readonly keys: readonly string[];
}

/** An open batch: its accounts are locked, its keys are looked up, and nothing is written before `close`. */
export interface LedgerBatch {
  /**
   * Books in memory, after everything that this batch has booked before. Accounts and keys must be in the
   * scope. A refused booking changes nothing.
   */
  book(booking: Booking): Booked;
  /** A player's balance after the bookings so far. */
  balance(path: AccountPath): AccountBalance;
  /**
   * Writes the bookings and their events once. Call it before the next query, at the latest before the
   * commit.
   */
  close(): Promise<void>;
}

export type BookUses = Pick<Core, 'clock' | 'ids'> & { readonly live: Pick<Live, 'outbox'> };

/** Books a batch: lock the accounts, look up the keys, decide each booking in memory, write all rows. */
export async function book(
  tx: Tx,
  bookings: readonly Booking[],
  uses: BookUses,
): Promise<readonly Booked[]> {
  const accounts = bookings.flatMap(({ moves }) => moves.flatMap(({ from, to }) => [from, to]));
  const batch = await openBatch(tx, { accounts, keys: bookings.map(({ key }) => key) }, uses);
  const answers = bookings.map(batch.book);
  await batch.close();
  return answers;
}

export async function openBatch(
  tx: Tx,
  { accounts, keys }: BatchScope,
  { clock, ids, live }: BookUses,
): Promise<LedgerBatch> {
  const before = await lockAccounts(tx, new Set(accounts.filter(isStrict)));
  // Looked up after the locks: a transaction that waited for one must see the keys of the one before it.
  const known = new Map(await knownTransfers(tx, keys));
  const expected = new Set(keys);
  const current = new Map(before);
  const transfers: object[] = [];
  const moves: object[] = [];
  const now = clock.now();

  return {
    book(booking) {
      refuseImpossible(booking);
      const { key, kind, currency, reference, id = ids.next('trf') } = booking;
      if (!expected.has(key)) throw new Error(`booking ${key} was not expected at this batch`);
      const hash = hashOf(booking);
      const earlier = known.get(key);
      if (earlier) return repeatOf(earlier, hash);
      const applied = applyMoves(current, booking, id);
      if (!applied) return { ok: false, code: 'insufficient-funds' };
      applied.changed.forEach((account, path) => current.set(path, account));
      known.set(key, { id, hash });
      moves.push(...applied.moves);
      const input_hash = `\\x${hash}`;
      transfers.push({ id, key, input_hash, kind, currency, reference, created_at: now });
      return { ok: true, transfer: id, isRepeat: false };
    },
    balance(path) {
      if (!current.has(path)) throw new Error(`the balance of ${path} is not locked`);
      const { balanceUnits = 0n, version = 0n } = current.get(path) ?? {};
      return { balanceUnits, version: Number(version) };
    },
    async close() {
      if (transfers.length === 0) return;
      const changed = [...current].flatMap(([path, after]) =>
        after && after !== before.get(path) ? changeRow(path, before.get(path), after) : [],
      );
      await addBookings(tx, { transfers, moves, changed }, live.outbox(tx));
    },
  };
}

/** Rows of the moves and the accounts they change; `null` when a player's account would go below zero. */
function applyMoves(current: Accounts, booking: Booking, transfer: TransferId) {
  const { key, currency } = booking;
  const changed = new Map<AccountPath, Account>();

  function change(path: AccountPath, byUnits: bigint): Account | null {
    if (!isStrict(path)) return null;
    const known = changed.get(path) ?? current.get(path);
    if (known === undefined)
      throw new Error(`booking ${key} moves money of ${path}, which is not locked`);
    if (known && known.currency !== currency)
      throw new Error(`booking ${key}: ${path} is in ${known.currency}, not ${currency}`);
    const balanceUnits = (known?.balanceUnits ?? 0n) + byUnits;
    const after = { currency, balanceUnits, version: (known?.version ?? 0n) + 1n };
    changed.set(path, after);
    return after;
  }

  const moves: object[] = [];
  for (const [position, { from, to, amountUnits }] of booking.moves.entries()) {
    const source = change(from, -amountUnits);
    if (source && source.balanceUnits < 0n) return null;
    const target = change(to, amountUnits);
    moves.push({
      transfer_id: transfer,
      position,
      currency,
      amount_units: amountUnits.toString(),
      from_path: from,
      to_path: to,
      from_balance_units: source?.balanceUnits.toString(),
      from_version: source?.version.toString(),
      to_balance_units: target?.balanceUnits.toString(),
      to_version: target?.version.toString(),
    });
  }
  return { moves, changed };
}

/** An account's row, and the event for its owner when it is a cash account. */
function changeRow(path: AccountPath, before: Account | null | undefined, after: Account) {
  const { currency, balanceUnits, version } = after;
  const member = cashOwnerOf(path);
  return {
    path,
    currency,
    balance_units: balanceUnits.toString(),
    version: version.toString(),
    version_before: (before?.version ?? 0n).toString(),
    audience: member && `member:${member}`,
    payload: { sumBalance: formatAmount(balanceUnits), currency, version: Number(version) },
  };
}
