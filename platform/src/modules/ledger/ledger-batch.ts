import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import type { Live } from '../live/index.ts';
import { type AccountPath, isStrict } from './accounts.ts';
import { hashOf, refuseImpossible } from './booking-input.ts';
import type { AccountBalance, Booked, Booking } from './ledger.service.ts';
import { addBookings, knownTransfers } from './ledger.store.ts';
import { createBatchPlan } from './batch-plan.ts';
import { lockAccounts } from './locked-accounts.store.ts';

/**
 * Accounts and keys that a batch may use. Extra ones cost a lookup; a missing one is a fault of the caller.
 */
export interface BatchScope {
  readonly accounts: readonly AccountPath[];
  readonly keys: readonly string[];
}

/** An open batch: its accounts and keys are locked, and nothing is written before `close`. */
export interface LedgerBatch {
  /**
   * Books in memory, after everything that this batch has booked before. Accounts and keys must be in the
   * scope.
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

type Uses = Pick<Core, 'clock' | 'ids'> & { readonly live: Pick<Live, 'outbox'> };

export async function openBatch(
  tx: Tx,
  expected: BatchScope,
  { clock, ids, live }: Uses,
): Promise<LedgerBatch> {
  const players = new Set(expected.accounts.filter(isStrict));
  const keys = new Set(expected.keys);
  const situation = await lockAccounts(tx, { paths: [...players], keys: [...keys] });
  const refused: string[] = [];
  const sheet = createBatchPlan({ ...situation, nextId: () => ids.next('trf') });

  function refuseUnexpected({ key, moves }: Booking): void {
    if (!keys.has(key)) throw new Error(`booking ${key} was not expected at this batch`);
    for (const { from, to } of moves) {
      refuseStranger(key, from);
      refuseStranger(key, to);
    }
  }

  function refuseStranger(key: string, path: AccountPath): void {
    if (isStrict(path) && !players.has(path))
      throw new Error(`booking ${key} moves money of ${path}, which is not locked`);
  }

  /**
   * A transaction that waited for the accounts may find that the one before it has booked the same key with
   * the same money.
   */
  async function lookAgainFor(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const booked = await knownTransfers(tx, keys);
    if (booked.size > 0) throw new TransactionConflict('a refused booking is booked already');
  }

  return {
    book(booking) {
      refuseImpossible(booking);
      refuseUnexpected(booking);
      const booked = sheet.book(booking, hashOf(booking));
      if (!booked.ok && booked.code === 'insufficient-funds') refused.push(booking.key);
      return booked;
    },
    balance(path) {
      if (!players.has(path)) throw new Error(`the balance of ${path} is not locked`);
      const state = sheet.state(path);
      return { balanceUnits: state?.balanceUnits ?? 0n, version: Number(state?.version ?? 0n) };
    },
    async close() {
      await lookAgainFor(refused);
      const changes = sheet.changes();
      if (changes.transfers.length === 0) return;
      await addBookings(tx, changes, { now: clock.now(), outbox: live.outbox(tx) });
    },
  };
}
