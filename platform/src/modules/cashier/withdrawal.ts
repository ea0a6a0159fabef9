import { formatAmount, type Localized, type Withdrawal } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { payoutMethodsOf, type PayoutMethodRow } from './payout-accounts.store.ts';
import { lastOf } from './payout-account.ts';
import { settingsOf } from './settings.store.ts';
import { stepsOf, type StepRow } from './withdrawal-story.store.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

/** Withdrawals of one brand as their member sees them, in the order of the input. */
export async function shownWithdrawals(
  read: Core['db']['read'] | Tx,
  rows: readonly WithdrawalRow[],
  now: Date,
): Promise<Withdrawal[]> {
  const [first] = rows;
  if (!first) return [];
  const methods = await payoutMethodsOf(read, first.brand);
  const settings = await settingsOf(read, first.brand);
  const steps = await stepsOf(
    read,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    shown(row, {
      now,
      method: methods.find(({ code }) => code === row.method),
      steps: steps.filter(({ withdrawal_id }) => withdrawal_id === row.id),
      mayCancel: settings?.may_cancel ?? false,
    }),
  );
}

export async function shownWithdrawal(
  read: Core['db']['read'] | Tx,
  row: WithdrawalRow,
  now: Date,
): Promise<Withdrawal> {
  const [withdrawal] = await shownWithdrawals(read, [row], now);
  if (!withdrawal) throw new Error(`the withdrawal ${row.id} has no method`);
  return withdrawal;
}

/** The name of the method in every language; its code if an operator removed the method. */
function nameOf(method: PayoutMethodRow | undefined, code: string): Localized {
  return method?.name ?? { en: code, bn: code, es: code, ar: code };
}

interface WithdrawalDetails {
  readonly now: Date;
  readonly method: PayoutMethodRow | undefined;
  readonly steps: readonly StepRow[];
  readonly mayCancel: boolean;
}

/** What members and operators see of a withdrawal alike. */
export function withdrawalFacts(row: WithdrawalRow, method: PayoutMethodRow | undefined) {
  return {
    id: row.id,
    methodName: nameOf(method, row.method),
    amount: formatAmount(row.amount_units),
    fee: formatAmount(row.fee_units),
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    reason: row.reason,
  };
}

export const shownStep = ({ state, at }: Pick<StepRow, 'state' | 'at'>) => ({
  state,
  at: at.toISOString(),
});

function shown(
  row: WithdrawalRow,
  { now, method, steps, mayCancel }: WithdrawalDetails,
): Withdrawal {
  return {
    ...withdrawalFacts(row, method),
    method: row.method,
    account: lastOf(row.fields, method),
    steps: steps.map(shownStep),
    expectedAt: row.expected_at.toISOString(),
    receiptDueAt: row.receipt_due_at?.toISOString() ?? null,
    disputeUntil: mayDispute(row, now) ? (row.dispute_until?.toISOString() ?? null) : null,
    mayCancel: mayCancel && row.state === 'held',
  };
}

/**
 * A missing answer never ends the member's right to dispute; only the member's own confirmation and the time
 * limit end it.
 */
export function mayDispute({ state, dispute_until }: WithdrawalRow, now: Date): boolean {
  return (state === 'paid' || state === 'forced') && dispute_until !== null && now < dispute_until;
}
