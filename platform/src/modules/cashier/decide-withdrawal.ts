import type { WithdrawalId, WithdrawalState } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import type { Member, Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { byTwo, firstRefusal, partnerOf } from '../operators/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { settingsOf } from './settings.store.ts';
import { mayMove, moveWithdrawal } from './withdrawal-moves.ts';
import { addApproval, approvalsOf, type ApprovalRow } from './withdrawal-story.store.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

export type DecideFailure = 'not-found' | 'already-decided';
type DecisionResult<F extends DecideFailure | 'second-person-needed' | 'withdrawal-final' = never> =
  Promise<Outcome<WithdrawalRow, DecideFailure | F>>;

/**
 * An operator approves a withdrawal. Above the brand's threshold, the approval of a second operator sends the
 * money.
 */
export function approve(
  core: Core,
  uses: CashierUses,
  operator: Operator,
  { id, note }: { id: WithdrawalId; note: string },
): DecisionResult<'second-person-needed'> {
  return core.db.transaction(async (tx) => {
    const withdrawal = await lockFor(tx, id, 'approved');
    if (!withdrawal.ok) return withdrawal;
    const row = withdrawal.value;
    const at = core.clock.now();
    const isNew = await addApproval(tx, {
      withdrawal_id: id,
      operator_id: operator.id,
      operator: operator.name,
      at,
    });
    if (!isNew)
      return fail('second-person-needed', { detail: 'Ask a second operator to approve it.' });
    const approvals = await approvalsOf(tx, [id]);
    const partner =
      row.approvals_needed > 1 ? await partnerFor(tx, core, approvals, operator) : null;
    if (partner && 'code' in partner) return partner;
    const isEnough = approvals.length >= row.approvals_needed;
    await recordAudit(tx, core, operator, {
      action: 'withdrawal.approved',
      subject: id,
      before: row.state,
      after: afterApproval(approvals.length, row.approvals_needed, {
        first: partner?.name,
        second: operator.name,
      }),
      note,
    });
    if (!isEnough) return done(row);
    return done(await moved(tx, core, uses, { row, to: 'approved', change: { next_look_at: at } }));
  });
}

/** The operator before, of those who count beside this one; a first approval needs one who can count at all. */
async function partnerFor(tx: Tx, core: Core, approvals: readonly ApprovalRow[], { id }: Operator) {
  const earlier = approvals
    .filter((one) => one.operator_id !== id)
    .map(({ operator_id, operator }) => ({ id: operator_id, name: operator }));
  return earlier.length > 0 ? partnerOf(tx, core, { earlier, operator: id }) : firstRefusal(tx, id);
}

function afterApproval(
  given: number,
  wanted: number,
  { first, second }: { readonly first: string | undefined; readonly second: string },
): string {
  if (given < wanted) return `${given}/${wanted}`;
  return first === undefined ? 'approved' : `approved · ${byTwo(first, second)}`;
}

export function reject(
  core: Core,
  uses: CashierUses,
  operator: Operator,
  { id, reason }: { id: WithdrawalId; reason: string },
): DecisionResult {
  return core.db.transaction(async (tx) => {
    const withdrawal = await lockFor(tx, id, 'rejected');
    if (!withdrawal.ok) return withdrawal;
    await recordAudit(tx, core, operator, {
      action: 'withdrawal.rejected',
      subject: id,
      before: withdrawal.value.state,
      after: 'rejected',
      note: reason,
    });
    return done(
      await moved(tx, core, uses, { row: withdrawal.value, to: 'rejected', change: { reason } }),
    );
  });
}

/**
 * The member cancels a withdrawal: only if the brand's rules allow it, and only before an operator's
 * approval.
 */
export function cancel(
  core: Core,
  uses: CashierUses,
  member: Member,
  id: WithdrawalId,
): DecisionResult<'withdrawal-final'> {
  return core.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.member_id !== member.id) return unknown;
    const settings = await settingsOf(tx, member.brand);
    if (!settings?.may_cancel)
      return fail('withdrawal-final', { detail: 'Wait for the money, or contact support.' });
    if (!mayMove(withdrawal, 'cancelled')) return decided;
    return done(await moved(tx, core, uses, { row: withdrawal, to: 'cancelled' }));
  });
}

export const unknown: Failed<'not-found'> = fail('not-found', {
  detail: 'There is no such withdrawal.',
});
export const decided: Failed<'already-decided'> = fail('already-decided', {
  detail: 'Look at its current state.',
});

/** Locks a withdrawal and returns it if it can still change to that state. */
export async function lockFor(
  tx: Tx,
  id: WithdrawalId,
  to: WithdrawalState,
): Promise<Outcome<WithdrawalRow, DecideFailure>> {
  const withdrawal = await lockWithdrawal(tx, id);
  if (!withdrawal) return unknown;
  return mayMove(withdrawal, to) ? done(withdrawal) : decided;
}

interface Step {
  readonly row: WithdrawalRow;
  readonly to: WithdrawalState;
  readonly change?: Parameters<typeof moveWithdrawal>[3]['change'];
}

/** For moves that take nothing from a balance and so cannot be refused. */
export async function moved(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  { row, to, change = {} }: Step,
): Promise<WithdrawalRow> {
  const withdrawal = await moveWithdrawal(tx, core, uses, { withdrawal: row, to, change });
  if (!withdrawal) throw new Error(`the withdrawal ${row.id} could not move to ${to}`);
  return withdrawal;
}
