import type { InputOf, Withdrawal, WithdrawalId, calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { decided, moved, unknown, type DecideFailure } from './decide-withdrawal.ts';
import { attachAll } from './proofs.ts';
import { mayDispute, shownWithdrawal } from './withdrawal.ts';
import { insertDispute } from './withdrawal-story.store.ts';
import {
  lockPaidOf,
  lockWithdrawal,
  receiptsDue,
  type WithdrawalRow,
} from './withdrawals.store.ts';

export type ReceiptFailure = DecideFailure | 'image-unusable';
type ReceiptInput = InputOf<typeof calls.answerReceipt>;
type ReceiptResult = Outcome<WithdrawalRow, ReceiptFailure>;

/** The member's answer about a payment. The same answer again changes nothing. */
export async function answerReceipt(
  core: Core,
  uses: CashierUses,
  member: Member,
  input: ReceiptInput,
): Promise<Outcome<Withdrawal, ReceiptFailure>> {
  const answered = await core.db.transaction(async (tx): Promise<ReceiptResult> => {
    const withdrawal = await lockWithdrawal(tx, input.id);
    if (withdrawal?.member_id !== member.id) return unknown;
    return input.answer === 'received'
      ? receive(tx, core, uses, withdrawal)
      : dispute(tx, core, uses, { withdrawal, input });
  });
  return answered.ok
    ? done(await shownWithdrawal(core.db.read, answered.value, core.clock.now()))
    : answered;
}

async function receive(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  withdrawal: WithdrawalRow,
): Promise<ReceiptResult> {
  const { state } = withdrawal;
  if (state === 'received') return done(withdrawal);
  // A member can end the dispute by confirming the payment.
  if (state !== 'paid' && state !== 'forced' && state !== 'disputed') return decided;
  return done(await moved(tx, core, uses, { row: withdrawal, to: 'received' }));
}

async function dispute(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  { withdrawal, input }: { withdrawal: WithdrawalRow; input: ReceiptInput },
): Promise<ReceiptResult> {
  const now = core.clock.now();
  if (withdrawal.state === 'disputed') return done(withdrawal);
  if (!mayDispute(withdrawal, now)) return decided;
  const { id, remark, images } = input;
  const areAttached = await attachAll(tx, withdrawal.member_id, { ids: images, subject: id });
  if (!areAttached) return fail('image-unusable', { detail: 'Upload the pictures again.' });
  await insertDispute(tx, { withdrawal_id: id, opened_at: now, remark });
  return done(await moved(tx, core, uses, { row: withdrawal, to: 'disputed' }));
}

/** Confirms all payments that wait for the member's answer. */
export async function confirmAll(
  core: Core,
  uses: CashierUses,
  member: Member,
): Promise<Outcome<{ readonly confirmed: number }>> {
  const confirmed = await core.db.transaction(async (tx) => {
    const waiting = await lockPaidOf(tx, member.id);
    for (const row of waiting) await moved(tx, core, uses, { row, to: 'received' });
    return waiting.length;
  });
  return done({ confirmed });
}

const forcedAtOnce = 100;

/** Payments without an answer in time count as received; the member can still dispute them. */
export async function forceReceipts(core: Core, uses: CashierUses): Promise<void> {
  const due = await receiptsDue(core.db.read, core.clock.now(), forcedAtOnce);
  for (const id of due) await core.db.transaction((tx) => force(tx, core, uses, id));
}

async function force(tx: Tx, core: Core, uses: CashierUses, id: WithdrawalId): Promise<void> {
  const row = await lockWithdrawal(tx, id);
  if (row?.state === 'paid') await moved(tx, core, uses, { row, to: 'forced' });
}
