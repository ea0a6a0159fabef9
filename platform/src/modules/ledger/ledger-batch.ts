import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import type { Live } from '../live/index.ts';
import { type AccountPath, isStrict } from './accounts.ts';
import { hashOf, refuseImpossible } from './booking-input.ts';
import type { AccountBalance, Booked, Booking } from './ledger.service.ts';
import { addBookings, knownTransfers } from './ledger.store.ts';
import { createBatchPlan } from './batch-plan.ts';
import { lockAccounts } from './locked-accounts.store.ts';

/** What a set may touch. More than it then needs costs a look; less is a mistake of the caller. */
export interface BatchScope {
  readonly accounts: readonly AccountPath[];
  readonly keys: readonly string[];
}

/** An open till: everything that was expected is locked, nothing is written before it is closed. */
export interface LedgerBatch {
  /** Books in memory, after all that this till has booked before. Only what was expected. */
  book(booking: Booking): Booked;
  /** A player's balance as the bookings so far leave it. */
  balance(path: AccountPath): AccountBalance;
  /** Writes what was booked, and the events that tell it, once: with what is asked next, at the latest with the commit. */
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
    if (!keys.has(key)) throw new Error(`booking ${key} was not expected at this till`);
    for (const { from, to } of moves) {
      refuseStranger(key, from);
      refuseStranger(key, to);
    }
  }

  function refuseStranger(key: string, path: AccountPath): void {
    if (isStrict(path) && !players.has(path))
      throw new Error(`booking ${key} moves money of ${path}, which is not locked`);
  }

  /** What waited for the accounts may have been booked by whom it waited for, with the money that it missed. */
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
