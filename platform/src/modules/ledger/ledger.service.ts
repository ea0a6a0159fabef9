import type { LedgerReport, TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import type { Live } from '../live/index.ts';
import { type AccountPath, isStrict } from './accounts.ts';
import { announceBalances } from './balance-events.ts';
import { hashOf, refuseImpossible } from './booking-input.ts';
import {
  addBookings,
  appendedBalance,
  knownTransfers,
  lockAccounts,
  playerBalance,
  transferById,
} from './ledger.store.ts';
import { planBookings, type Plan } from './plan.ts';
import { ledgerReport } from './report.ts';
import { statementOf, type Statement, type StatementPage } from './statement.ts';

export interface Ledger {
  /**
   * Books a set inside the caller's transaction, in four statements however many there are: player
   * accounts are locked in sorted order, what is refused leaves nothing behind, the answers stand in
   * the order of the bookings. Player accounts never go below zero; all others are append-only.
   */
  book(tx: Tx, bookings: readonly Booking[]): Promise<readonly Booked[]>;
  /** Balance of a player's account, in `tx` as it left it; zero and version 0 for one never booked on. */
  balance(path: AccountPath, tx?: Tx): Promise<AccountBalance>;
  /** Balance of an append-only account in one currency, in units; below zero where it paid more than it got. */
  total(path: AccountPath, currency: string, tx?: Tx): Promise<bigint>;
  /** Entries of an account, newest first. */
  statement(path: AccountPath, page: StatementPage): Promise<Statement>;
  /** A transfer with its moves, to reverse it; `null` for an unknown id. */
  transfer(id: TransferId, tx?: Tx): Promise<Transfer | null>;
  /** Adds everything up, in one snapshot. Reads the whole ledger. */
  report(): Promise<LedgerReport>;
}

/** A movement of a positive amount, in 1/100,000 of the currency unit, from one account to another. */
export interface Move {
  readonly from: AccountPath;
  readonly to: AccountPath;
  readonly amountUnits: bigint;
}

export interface Booking {
  /** Idempotency key: the same key with the same moves is the same transfer, booked once. */
  readonly key: string;
  readonly kind: TransferKind;
  readonly currency: string;
  /** What it was for, as a ticket's or a deposit's id; part of the statement. */
  readonly reference: string;
  readonly moves: readonly Move[];
}

export type TransferKind =
  | 'deposit'
  | 'stake'
  | 'payout'
  | 'refund'
  | 'game-bet'
  | 'game-win'
  | 'game-rollback'
  | 'round-close'
  | 'draw-close'
  | 'bonus';

export interface Transfer extends Booking {
  readonly id: TransferId;
  readonly bookedAt: Date;
}

export type Booked =
  | { readonly ok: true; readonly transfer: TransferId; readonly isRepeat: boolean }
  | { readonly ok: false; readonly code: 'insufficient-funds' | 'idempotency-key-reused' };

export interface AccountBalance {
  readonly balanceUnits: bigint;
  /** Number of entries on the account so far. */
  readonly version: number;
}

export interface LedgerUses {
  readonly live: Pick<Live, 'publishAll'>;
}

export function createLedger({ db, clock, ids }: Core, { live }: LedgerUses): Ledger {
  async function book(tx: Tx, bookings: readonly Booking[]): Promise<readonly Booked[]> {
    bookings.forEach(refuseImpossible);
    const requests = bookings.map((booking) => ({ ...booking, hash: hashOf(booking) }));
    const states = await lockAccounts(tx, playerPaths(bookings));
    // After the locks: who waited for them sees what the one before has booked.
    const known = await knownTransfers(
      tx,
      bookings.map(({ key }) => key),
    );
    const plan = planBookings(requests, { states, known, nextId: () => ids.next('trf') });
    await write(tx, plan);
    return plan.answers;
  }

  async function write(tx: Tx, plan: Plan): Promise<void> {
    if (plan.transfers.length === 0) return;
    const isWhole = await addBookings(tx, plan, clock.now());
    // Somebody booked one of the keys, or an account's first entry, while we looked: look again.
    if (!isWhole) throw new TransactionConflict('a booking of the same key or account came first');
    await announceBalances(tx, live, plan.changed);
  }

  return {
    book,
    balance: (path, tx) => playerBalance(tx ?? db.read, path),
    total: (path, currency, tx) => appendedBalance(tx ?? db.read, { path, currency }),
    statement: (path, page) => statementOf(db.read, path, page),
    transfer: (id, tx) => transferById(tx ?? db.read, id),
    report: () => ledgerReport(db.read, clock.now()),
  };
}

/** What undoes a transfer: the same moves, backwards and in reverse order. */
export function reversal(
  { currency, moves }: Transfer,
  as: Pick<Booking, 'key' | 'kind' | 'reference'>,
): Booking {
  const back = moves.map(({ from, to, amountUnits }) => ({ from: to, to: from, amountUnits }));
  return { ...as, currency, moves: back.reverse() };
}

function playerPaths(bookings: readonly Booking[]): readonly AccountPath[] {
  const paths = bookings.flatMap(({ moves }) => moves.flatMap(({ from, to }) => [from, to]));
  return [...new Set(paths.filter(isStrict))].sort();
}
