export { accounts, playerOf, type AccountPath } from './accounts.ts';
export { createLedger, type Ledger, type LedgerUses, reversal } from './ledger.service.ts';
export type { AccountBalance, Booked, Booking, Move, Transfer, TransferKind } from './booking.ts';
export { holdAccounts, type ClosingAccounts } from './closing-accounts.ts';
export { ledgerJobs } from './ledger.jobs.ts';
export { keyOfHold, type HoldOrder } from './holds.ts';
export type { HoldTable } from './hold.store.ts';
export { ledgerRoutes } from './ledger.routes.ts';
export { createReconciliation } from './reconciliation.ts';
export type { Entry, Statement, StatementFilter, StatementPage } from './statement.ts';
export {
  entriesAfter,
  entriesBetween,
  playersBookedNext,
  playersBookedSince,
  type PlayerEntry,
  type ReadUpTo,
} from './player-entries.store.ts';
export { teamEntries, type TeamEntry } from './team-entries.store.ts';
export { sumsSince, type KindSum } from './sums.ts';
export type { LedgerBatch } from './book.ts';
