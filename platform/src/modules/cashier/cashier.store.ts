import type { DepositMethodTables } from './deposit-methods.store.ts';
import type { DepositTables } from './deposits.store.ts';
import type { NoticeTables } from './notices.store.ts';
import type { PayoutAccountTables } from './payout-accounts.store.ts';
import type { ProofTables } from './proofs.store.ts';
import type { SettingsTables } from './settings.store.ts';
import type { TransferTables } from './transfers.store.ts';
import type { TurnoverTables } from './turnovers.store.ts';
import type { WithdrawalStoryTables } from './withdrawal-story.store.ts';
import type { WithdrawalTables } from './withdrawals.store.ts';

/** All tables of the cashier; each store declares its own. */
export interface CashierTables
  extends
    DepositMethodTables,
    DepositTables,
    NoticeTables,
    PayoutAccountTables,
    ProofTables,
    SettingsTables,
    TransferTables,
    TurnoverTables,
    WithdrawalStoryTables,
    WithdrawalTables {}
