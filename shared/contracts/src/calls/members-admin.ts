import { call } from '../call.ts';
import type { CorrectionId, MemberId, OperatorId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { AdminDeposit, AdminWithdrawal } from './cashier-admin.ts';
import type { PlayedRound } from './games.ts';
import type { AccountType, MemberStatus } from './identity.ts';
import type { Ticket } from './lottery.ts';
import type { Page, StatementEntry } from './wallet.ts';

/** A member in the list of operators. */
export interface FoundMember {
  readonly id: MemberId;
  readonly brand: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly status: MemberStatus;
  readonly rankLevel: number;
  readonly joinedAt: string;
  readonly lastLoginAt: string | null;
  /** Shown in part, as to the member. */
  readonly email: string | null;
  readonly mobile: string | null;
}

/** Fewest characters of a search that reads the index; a shorter one reads the newest members alone. */
export const shortestIndexedSearch = 3;
export const longestMemberSearch = 100;

export type CorrectionState = 'proposed' | 'booked' | 'refused';
/** `waiting` is all that wait for a second operator; `decided`: booked or refused. */
export const correctionQueues = ['waiting', 'decided'] as const;
export type CorrectionQueue = (typeof correctionQueues)[number];

/** A change of a member's cash that one operator proposes and another one confirms. */
export interface CashCorrection {
  readonly id: CorrectionId;
  readonly memberId: MemberId;
  readonly brand: string;
  readonly account: string;
  /** Below zero where it takes money from the member. */
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly reason: string;
  readonly state: CorrectionState;
  readonly operatorId: OperatorId;
  readonly operator: string;
  readonly proposedAt: string;
  readonly decision: {
    readonly operator: string;
    readonly at: string;
    readonly note: string;
  } | null;
}

/** Which correction of whom, and why. */
export interface CorrectionDecision {
  readonly memberId: MemberId;
  readonly id: CorrectionId;
  readonly note: string;
}

export interface MemberPage {
  readonly memberId: MemberId;
  readonly before?: string;
  readonly limit?: number;
}

const operator = { audience: 'operator' } as const;

export const membersAdminCalls = {
  /**
   * The newest members first. `text` is any part of a user name, nickname, id, phone, mail address, payout account,
   * remembered device, address or payment reference, or the whole id of a transaction, round or ticket.
   */
  members: call('GET /ops/members', operator)
    .takes<{ brand?: string; text?: string; before?: string; limit?: number }>()
    .gives<Page<FoundMember>>(),
  memberRounds: call('GET /ops/members/:memberId/rounds', operator)
    .takes<MemberPage>()
    .gives<Page<PlayedRound>>(),
  memberTickets: call('GET /ops/members/:memberId/tickets', operator)
    .takes<MemberPage>()
    .gives<Page<Ticket>>(),
  memberDeposits: call('GET /ops/members/:memberId/deposits', operator)
    .takes<MemberPage>()
    .gives<Page<AdminDeposit>>(),
  memberWithdrawals: call('GET /ops/members/:memberId/withdrawals', operator)
    .takes<MemberPage>()
    .gives<Page<AdminWithdrawal>>(),
  memberStatement: call('GET /ops/members/:memberId/statement', operator)
    .takes<MemberPage & { readonly kinds?: string; readonly from?: string; readonly to?: string }>()
    .gives<Page<StatementEntry>>(),

  corrections: call('GET /ops/corrections', operator)
    .takes<{ queue: CorrectionQueue; brand?: string; before?: string; limit?: number }>()
    .gives<Page<CashCorrection>>(),
  memberCorrections: call('GET /ops/members/:memberId/corrections', operator)
    .takes<MemberPage>()
    .gives<Page<CashCorrection>>(),
  /** Books nothing: a second operator confirms it. */
  proposeCorrection: call('POST /ops/members/:memberId/corrections', { ...operator, once: true })
    .takes<{ memberId: MemberId; amount: DecimalAmount; reason: string }>()
    .gives<CashCorrection>()
    .fails('in_need_true_account'),
  confirmCorrection: call('POST /ops/members/:memberId/corrections/:id/confirmation', operator)
    .takes<CorrectionDecision>()
    .gives<CashCorrection>()
    .fails('already-decided', 'second-person-needed', 'insufficient-funds'),
  /** By any operator with the permission, the proposer included. */
  refuseCorrection: call('POST /ops/members/:memberId/corrections/:id/refusal', operator)
    .takes<CorrectionDecision>()
    .gives<CashCorrection>()
    .fails('already-decided'),
};
