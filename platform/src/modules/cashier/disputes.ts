import type { ParkedVerdict, WithdrawalId, WithdrawalState } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { decided, moved, unknown, type DecideFailure } from './decide-withdrawal.ts';
import { payoutNotices } from './notices.store.ts';
import { mayMove, moveWithdrawal, writeOff } from './withdrawal-moves.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

/**
 * An operator settles the dispute of a payment that never arrived: the payment is proven, or the house
 * returns the money.
 */
export function settleDispute(
  core: Core,
  uses: CashierUses,
  operator: Operator,
  { id, verdict, reason }: { id: WithdrawalId; verdict: 'paid' | 'return'; reason: string },
): Promise<Outcome<WithdrawalRow, DecideFailure>> {
  const to = verdict === 'paid' ? 'received' : 'returned';
  return core.db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (!row) return unknown;
    if (row.state !== 'disputed') return decided;
    await recordAudit(tx, core, operator, {
      action: 'withdrawal.dispute-settled',
      subject: id,
      before: row.state,
      after: to,
      note: reason,
    });
    return done(await moved(tx, core, uses, { row, to, change: { reason } }));
  });
}

export type ParkedFailure = DecideFailure | 'insufficient-funds' | 'invalid-input';

interface ParkedDecision {
  readonly id: WithdrawalId;
  readonly verdict: ParkedVerdict;
  readonly note: string;
}

/** An operator settles a parked notice, which contradicts an earlier decision. */
export function settleParked(
  core: Core,
  uses: CashierUses,
  operator: Operator,
  { id, verdict, note }: ParkedDecision,
): Promise<Outcome<WithdrawalRow, ParkedFailure>> {
  return core.db.transaction(async (tx): Promise<Outcome<WithdrawalRow, ParkedFailure>> => {
    const row = await lockWithdrawal(tx, id);
    if (!row) return unknown;
    const [parked] = await payoutNotices.parked(tx, [id]);
    if (!parked) return decided;
    if (!verdictsOn(parked.state, row).includes(verdict))
      return fail('invalid-input', { fields: { verdict: { code: 'invalid' } } });
    const after = await carryOut(tx, core, uses, { row, verdict });
    if (!after)
      return fail('insufficient-funds', { detail: 'The balance is too low: write it off.' });
    await payoutNotices.settle(tx, id, core.clock.now());
    await recordAudit(tx, core, operator, {
      action: 'payout.parked-settled',
      subject: id,
      before: `${row.state}, ${parked.state}`,
      after: `${verdict}, ${after.state}`,
      note,
    });
    return done(after);
  });
}

/** The possible decisions on a parked notice: only those that the ledger can book. */
function verdictsOn(word: string, row: WithdrawalRow): readonly ParkedVerdict[] {
  if (word === 'failed') return mayMove(row, 'returned') ? ['return', 'dismiss'] : ['dismiss'];
  return mayMove(row, 'received') ? ['take-back', 'write-off'] : ['write-off'];
}

const targets: Readonly<Record<ParkedVerdict, WithdrawalState | null>> = {
  'take-back': 'received',
  return: 'returned',
  'write-off': null,
  dismiss: null,
};

/** `null` if the member's balance is too low to take the money back. */
async function carryOut(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  { row, verdict }: { row: WithdrawalRow; verdict: ParkedVerdict },
): Promise<WithdrawalRow | null> {
  const to = targets[verdict];
  if (to) return moveWithdrawal(tx, core, uses, { withdrawal: row, to });
  if (verdict === 'write-off') await writeOff(tx, uses, row);
  return row;
}
