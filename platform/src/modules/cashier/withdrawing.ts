import type {
  InputOf,
  MemberId,
  OutputOf,
  PayoutAccountId,
  Withdrawal,
  WithdrawalId,
  calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { batchRequests } from '../../db/index.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { cancel, unknown, type DecideFailure } from './decide-withdrawal.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  addPayoutAccount,
  dropPayoutAccount,
  makeDefault,
  payoutTerms,
} from './payout-accounts.ts';
import { answerReceipt, confirmAll, forceReceipts } from './receipts.ts';
import { requestWithdrawal, type WithdrawFailure } from './request-withdrawal.ts';
import { sendPayouts } from './send-payouts.ts';
import { shownWithdrawal, shownWithdrawals } from './withdrawal.ts';
import { undecidedUnits, withdrawalById, withdrawalsOf } from './withdrawals.store.ts';

/** The members' withdrawal actions, and the scheduled jobs behind them. */
export interface Withdrawing {
  payoutTerms(member: Member): ReturnType<typeof payoutTerms>;
  addPayoutAccount(
    member: Member,
    input: InputOf<typeof calls.addPayoutAccount>,
  ): ReturnType<typeof addPayoutAccount>;
  removePayoutAccount(member: Member, id: PayoutAccountId): Promise<Outcome<void, 'not-found'>>;
  preferPayoutAccount(member: Member, id: PayoutAccountId): Promise<Outcome<void, 'not-found'>>;
  /** Holds the funds and opens the review. The same key and input always give the same withdrawal. */
  withdraw(
    member: Member,
    input: InputOf<typeof calls.requestWithdrawal>,
    key: string,
  ): Promise<Outcome<Withdrawal, WithdrawFailure>>;
  withdrawals(
    member: Member,
    input: InputOf<typeof calls.withdrawals>,
  ): Promise<Outcome<OutputOf<typeof calls.withdrawals>>>;
  withdrawal(member: Member, id: WithdrawalId): Promise<Outcome<Withdrawal, 'not-found'>>;
  /** Amount of a member's unpaid withdrawals. Simultaneous calls share one statement. */
  undecidedUnits(member: MemberId): Promise<bigint>;
  cancelWithdrawal(
    member: Member,
    id: WithdrawalId,
  ): Promise<Outcome<Withdrawal, DecideFailure | 'withdrawal-final'>>;
  answerReceipt(
    member: Member,
    input: InputOf<typeof calls.answerReceipt>,
  ): ReturnType<typeof answerReceipt>;
  confirmAllReceipts(member: Member): ReturnType<typeof confirmAll>;
  /** Sends approved payouts, and asks about sent ones without a notice. */
  sendPayouts(): Promise<void>;
  /** Payments without an answer in time count as received. */
  forceReceipts(): Promise<void>;
}

const pageSize = 20;

export function createWithdrawing(
  core: Core,
  uses: CashierUses,
  provider: (code: string) => PaymentProvider | null,
): Withdrawing {
  const { db, clock } = core;
  const shown = (row: Parameters<typeof shownWithdrawal>[1]) =>
    shownWithdrawal(db.read, row, clock.now());

  return {
    payoutTerms: (member) => payoutTerms(core, uses, member),
    addPayoutAccount: (member, input) => addPayoutAccount(core, member, input),
    removePayoutAccount: (member, id) => dropPayoutAccount(core, member, id),
    preferPayoutAccount: (member, id) => makeDefault(core, member, id),
    withdraw: (member, input, key) => requestWithdrawal(core, uses, { member, input, key }),
    async withdrawals(member, { before = null, limit = pageSize }) {
      const rows = await withdrawalsOf(db.read, member.id, { before, limit: limit + 1 });
      const next = rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
      return done({
        rows: await shownWithdrawals(db.read, rows.slice(0, limit), clock.now()),
        next,
      });
    },
    async withdrawal(member, id) {
      const row = await withdrawalById(db.read, id);
      return row?.member_id === member.id ? done(await shown(row)) : unknown;
    },
    undecidedUnits: batchRequests((members: readonly MemberId[]) =>
      undecidedUnits(db.read, members),
    ),
    async cancelWithdrawal(member, id) {
      const cancelled = await cancel(core, uses, member, id);
      return cancelled.ok ? done(await shown(cancelled.value)) : cancelled;
    },
    answerReceipt: (member, input) => answerReceipt(core, uses, member, input),
    confirmAllReceipts: (member) => confirmAll(core, uses, member),
    sendPayouts: () => sendPayouts(core, uses, provider),
    forceReceipts: () => forceReceipts(core, uses),
  };
}
