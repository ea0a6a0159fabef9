import { call } from '../call.ts';
import type { DepositId, MemberId, WithdrawalId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type {
  Deposit,
  DepositState,
  ProofImage,
  WithdrawalState,
  WithdrawalStep,
} from './cashier.ts';
import type { Page, StatementEntry } from './wallet.ts';

/** The member who owns the money, as shown to operators. */
export interface AdminMember {
  readonly id: MemberId;
  readonly account: string;
  readonly brand: string;
  readonly joinedAt: string;
}

/** A provider's message contradicts what was decided: an operator decides about the money. */
export interface ParkedNotice {
  readonly provider: string;
  readonly eventId: string;
  readonly state: string;
  readonly amount: DecimalAmount;
  readonly receivedAt: string;
}

export type ParkedVerdict = 'take-back' | 'write-off' | 'return' | 'dismiss';

/** A transfer that a bank reported and that matches no deposit yet. */
export interface BankTransfer {
  readonly provider: string;
  readonly bankReference: string;
  readonly transferCode: string;
  readonly payer: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly receivedAt: string;
}

export interface AdminDeposit {
  readonly deposit: Deposit;
  readonly member: AdminMember;
  readonly currency: string;
  readonly parked: ParkedNotice | null;
}

/** `to-match`: transfers that wait for an operator; `parked`: money that arrived too late. */
export type DepositQueue = 'to-match' | 'parked' | DepositState;

export interface Approval {
  readonly operator: string;
  readonly at: string;
}

export interface AdminWithdrawal {
  readonly id: WithdrawalId;
  readonly member: AdminMember;
  readonly methodName: Localized;
  readonly payee: string;
  readonly fields: readonly { readonly label: Localized; readonly text: string }[];
  readonly amount: DecimalAmount;
  readonly fee: DecimalAmount;
  readonly currency: string;
  readonly state: WithdrawalState;
  readonly steps: readonly WithdrawalStep[];
  readonly requestedAt: string;
  readonly reason: string | null;
  readonly approvals: readonly Approval[];
  readonly approvalsNeeded: number;
  readonly dispute: Dispute | null;
  readonly parked: ParkedNotice | null;
}

export interface Dispute {
  readonly openedAt: string;
  readonly remark: string;
  readonly images: readonly ProofImage[];
}

/** `review`: all that wait for an operator's approval; `parked`: paid after the funds were returned. */
export type WithdrawalQueue = 'review' | 'open' | 'disputed' | 'parked' | 'closed';

/** The data for the decision on a withdrawal. */
export interface WithdrawalFile {
  readonly withdrawal: AdminWithdrawal;
  readonly depositedTotal: DecimalAmount;
  readonly withdrawnTotal: DecimalAmount;
  /** The member's latest bookings. */
  readonly entries: readonly StatementEntry[];
}

/** A way to deposit, as operators set it. */
export interface AdminDepositMethod {
  readonly brand: string;
  readonly code: string;
  readonly name: Localized;
  readonly isEnabled: boolean;
  readonly turnoverPercent: number;
}

export const cashierAdminCalls = {
  adminDepositMethods: call('GET /ops/cashier/deposit-methods', { audience: 'operator' })
    .takes<{ brand?: string }>()
    .gives<readonly AdminDepositMethod[]>(),
  /** What of a deposit must be staked before money leaves, for deposits asked for from now on. */
  setDepositTurnover: call('PUT /ops/cashier/deposit-methods/:brand/:code/turnover', {
    audience: 'operator',
  })
    .takes<{ brand: string; code: string; percent: number; note: string }>()
    .gives<AdminDepositMethod>(),
  adminWithdrawals: call('GET /ops/cashier/withdrawals', { audience: 'operator' })
    .takes<{ queue: WithdrawalQueue; brand?: string; before?: string; limit?: number }>()
    .gives<Page<AdminWithdrawal>>(),
  withdrawalFile: call('GET /ops/cashier/withdrawals/:id', { audience: 'operator' })
    .takes<{ id: WithdrawalId }>()
    .gives<WithdrawalFile>(),
  /** Above the brand's threshold two different operators must approve. */
  approveWithdrawal: call('POST /ops/cashier/withdrawals/:id/approval', { audience: 'operator' })
    .takes<{ id: WithdrawalId; note: string }>()
    .gives<AdminWithdrawal>()
    .fails('already-decided', 'second-person-needed'),
  rejectWithdrawal: call('POST /ops/cashier/withdrawals/:id/rejection', { audience: 'operator' })
    .takes<{ id: WithdrawalId; reason: string }>()
    .gives<AdminWithdrawal>()
    .fails('already-decided'),
  /** `paid`: the payment is proven and the dispute ends. `return`: the house returns the money. */
  settleDispute: call('POST /ops/cashier/withdrawals/:id/dispute', { audience: 'operator' })
    .takes<{ id: WithdrawalId; verdict: 'paid' | 'return'; reason: string }>()
    .gives<AdminWithdrawal>()
    .fails('already-decided'),
  /**
   * For a payment made after its funds were returned: taken from the member's balance, or paid by the house.
   * For a payment that bounced after it was made: the money is returned, or the message is dismissed.
   */
  settleParkedPayout: call('POST /ops/cashier/withdrawals/:id/parked', { audience: 'operator' })
    .takes<{ id: WithdrawalId; verdict: ParkedVerdict; note: string }>()
    .gives<AdminWithdrawal>()
    .fails('already-decided', 'insufficient-funds'),

  adminDeposits: call('GET /ops/cashier/deposits', { audience: 'operator' })
    .takes<{ queue: DepositQueue; brand?: string; before?: string; limit?: number }>()
    .gives<Page<AdminDeposit>>(),
  unmatchedTransfers: call('GET /ops/cashier/transfers', { audience: 'operator' }).gives<
    readonly BankTransfer[]
  >(),
  /** Credits what the bank shows: a transfer, or money that arrived after the deposit expired. */
  matchDeposit: call('POST /ops/cashier/deposits/:id/match', { audience: 'operator' })
    .takes<{ id: DepositId; bankReference: string; amount: DecimalAmount; note: string }>()
    .gives<AdminDeposit>()
    .fails('already-decided', 'transfer-known'),
  /** Declines a transfer, or leaves late money uncredited. */
  refuseDeposit: call('POST /ops/cashier/deposits/:id/refusal', { audience: 'operator' })
    .takes<{ id: DepositId; reason: string }>()
    .gives<AdminDeposit>()
    .fails('already-decided'),
};
