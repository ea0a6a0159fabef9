import { formatAmount, type DecimalAmount, type TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { batchRequests } from '../../db/index.ts';
import type { Live } from '../live/index.ts';
import type { AccountPath } from './accounts.ts';
import { balanceAt, type BalanceMoment } from './balance-at.ts';
import { type BatchScope, book, type LedgerBatch, openBatch } from './book.ts';
import { bookCredits } from './credit.ts';
import { createHolds, type Holds } from './holds.ts';
import { fundsOf, type Funds } from './hold.store.ts';
import { appendedBalance, playerBalance, transferById } from './ledger.store.ts';
import { partsOn } from './parts.store.ts';
import { ledgerReport, type LedgerReport } from './report.ts';
import { stakedBetween } from './staked.store.ts';
import { statementOf, type Statement, type StatementPage } from './statement.ts';
import type { Booking, Transfer, Booked, AccountBalance } from './booking.ts';

export interface Ledger {
  /**
   * Books a batch inside the caller's transaction, in three statements for any number of bookings. Player
   * accounts are locked in sorted order and never go below zero; all others are append-only. A refused
   * booking changes nothing. Answers have the order of the bookings.
   */
  book(tx: Tx, bookings: readonly Booking[]): Promise<readonly Booked[]>;
  /**
   * Like `book`, for a batch that takes from no player and credits no player's account twice: the database
   * does the arithmetic, for any number of players. Used for the winners of a draw.
   */
  credit(tx: Tx, bookings: readonly Booking[]): Promise<readonly Booked[]>;
  /**
   * Like `book`, for decisions that depend on each other's outcome: locks the accounts and keys of the batch
   * first, then books one by one in memory, and writes everything when it is closed.
   */
  batch(tx: Tx, expected: BatchScope): Promise<LedgerBatch>;
  /** Balance of a player's account as `tx` sees it; zero and version 0 for an account without bookings. */
  balance(path: AccountPath, tx?: Tx): Promise<AccountBalance>;
  /** Transfers in two steps. */
  readonly holds: Holds;
  /** Available and held funds of a player's account. Simultaneous requests share one statement. */
  funds(path: AccountPath): Promise<Funds>;
  /**
   * Balance of an append-only account in one currency, in units; below zero when it paid more than it
   * received.
   */
  total(path: AccountPath, currency: string, tx?: Tx): Promise<bigint>;
  /** Balance of an account at a moment, in units, from its entries. */
  balanceAt(path: AccountPath, moment: BalanceMoment): Promise<bigint>;
  /** What was staked from a player's account after each of these rising versions, up to the next one. */
  stakedBetween(
    path: AccountPath,
    versions: readonly bigint[],
    tx?: Tx,
  ): Promise<readonly bigint[]>;
  /** Entries of an account, the newest first. */
  statement(path: AccountPath, page: StatementPage): Promise<Statement>;
  /** What each of these transfers moved on a player's account; nothing for one that did not touch it. */
  partsOn(
    path: AccountPath,
    transfers: readonly TransferId[],
  ): Promise<ReadonlyMap<TransferId, bigint>>;
  /** A transfer with its moves, for a reversal; `null` for an unknown id. */
  transfer(id: TransferId, tx?: Tx): Promise<Transfer | null>;
  /** Adds up the whole ledger in one snapshot. Reads every entry. */
  report(): Promise<LedgerReport & { readonly sum: DecimalAmount }>;
}

export interface LedgerUses {
  readonly live: Pick<Live, 'outbox'>;
}

export function createLedger(core: Core, { live }: LedgerUses): Ledger {
  const { db } = core;
  const uses = { ...core, live };
  const bookAll: Ledger['book'] = (tx, bookings) => book(tx, bookings, uses);
  const batch: Ledger['batch'] = (tx, scope) => openBatch(tx, scope, uses);

  return {
    book: bookAll,
    credit: (tx, bookings) => bookCredits(tx, bookings, uses),
    batch,
    holds: createHolds(core, { book: bookAll, batch }),
    funds: batchRequests((paths: readonly AccountPath[]) => fundsOf(db.read, paths)),
    balance: (path, tx) => playerBalance(tx ?? db.read, path),
    total: (path, currency, tx) => appendedBalance(tx ?? db.read, { path, currency }),
    balanceAt: (path, moment) => balanceAt(db.read, path, moment),
    stakedBetween: (path, versions, tx) => stakedBetween(tx ?? db.read, path, versions),
    statement: (path, page) => statementOf(db.read, path, page),
    partsOn: (path, transfers) => partsOn(db.read, path, transfers),
    transfer: (id, tx) => transferById(tx ?? db.read, id),
    async report() {
      const report = await ledgerReport(db.read);
      return { ...report, sum: formatAmount(report.sumUnits) };
    },
  };
}

/** The booking that reverses a transfer: the same moves with swapped accounts, in reverse order. */
export function reversal(
  { currency, moves }: Transfer,
  as: Pick<Booking, 'key' | 'kind' | 'reference'>,
): Booking {
  const back = moves.map(({ from, to, amountUnits }) => ({ from: to, to: from, amountUnits }));
  return { ...as, currency, moves: back.reverse() };
}
