import { formatAmount, parseAmount, type DepositId, type PaymentNotice } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { commitRefusal, type CommittedRefusal } from '../../db/index.ts';
import { takeNonce } from '../../http/nonces.ts';
import { done, fail, type Done, type Outcome } from '../../outcome.ts';
import { accounts } from '../ledger/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { decideDeposit, lockDeposit, type Decision, type DepositRow } from './deposits.store.ts';
import { paymentNotices, type NoticeOutcome } from './notices.store.ts';
import { askTurnover } from './turnover.ts';

export type NoticeFailure = 'unauthenticated' | 'not-found' | 'invalid-input';

type SettledOutcome = Exclude<NoticeOutcome, 'mismatch'>;
type NoticeResult = Outcome<SettledOutcome, NoticeFailure>;
/** A refusal commits: the nonce of a notice stays spent, and a notice that does not match stays recorded. */
type AppliedNotice = Done<SettledOutcome> | CommittedRefusal<NoticeFailure>;

/**
 * Processes a signed notice: its nonce, the record of the event, the state, the booking and the live events
 * are one commit.
 */
export function receiveDepositNotice(
  core: Core,
  uses: CashierUses,
  notice: PaymentNotice,
  { provider, nonce }: { readonly provider: string; readonly nonce: string },
): Promise<NoticeResult> {
  return core.db.transaction(async (tx) => {
    const isFresh = await takeNonce(tx, { partner: provider, nonce, now: core.clock.now() });
    if (!isFresh) return fail('unauthenticated', { detail: 'The nonce was used before.' });
    return applyNotice(tx, core, uses, notice, provider);
  });
}

/** Processes the provider's answer to our own question like a notice. */
export function settleQueriedDeposit(
  core: Core,
  uses: CashierUses,
  status: Omit<PaymentNotice, 'event_id'>,
  provider: string,
): Promise<NoticeResult> {
  const notice: PaymentNotice = {
    ...status,
    event_id: `asked:${status.payment_id}:${status.state}`,
  };
  return core.db.transaction((tx) => applyNotice(tx, core, uses, notice, provider));
}

export async function expireDeposit(core: Core, uses: CashierUses, id: DepositId): Promise<void> {
  await core.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id);
    // A transfer that was proven in the meantime waits for an operator.
    if (deposit?.state === 'pending' && deposit.proof_given_at === null)
      await decide(tx, core, uses, deposit, { state: 'expired' });
  });
}

async function applyNotice(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  notice: PaymentNotice,
  provider: string,
): Promise<AppliedNotice> {
  const deposit = await lockDeposit(tx, notice.reference);
  if (!deposit || deposit.provider !== provider) return commitRefusal(fail('not-found'));
  const known = await paymentNotices.outcomeOf(tx, provider, notice.event_id);
  if (known !== null) return answerOf(known);

  const outcome = judge(deposit, notice);
  await paymentNotices.add(tx, provider, notice, { outcome, at: core.clock.now() });
  if (outcome === 'applied') {
    if (notice.state === 'paid') await credit(tx, uses, deposit);
    const state = notice.state === 'paid' ? 'credited' : 'declined';
    await decide(tx, core, uses, deposit, { state });
  } else {
    core.log.warn(
      { deposit: deposit.id, event: notice.event_id, outcome },
      'a payment notice changed nothing',
    );
  }
  return answerOf(outcome);
}

/** Money that arrives for a deposit that ended without payment is parked: an operator credits it or not. */
function judge(deposit: DepositRow, notice: PaymentNotice): NoticeOutcome {
  const isSamePayment =
    notice.currency === deposit.currency &&
    parseAmount(notice.amount) === deposit.amount_units &&
    (deposit.payment_id === null || deposit.payment_id === notice.payment_id);
  if (!isSamePayment) return 'mismatch';
  if (deposit.state === 'pending') return 'applied';
  return notice.state === 'paid' && deposit.state !== 'credited' ? 'parked' : 'late';
}

function answerOf(outcome: NoticeOutcome): AppliedNotice {
  if (outcome !== 'mismatch') return done(outcome);
  const detail = 'The payment, its amount or its currency is not the one asked for.';
  return commitRefusal(fail('invalid-input', { detail }));
}

/** Books a paid deposit: the fee to the house, the rest to the member, with the turnover that it requires. */
export async function credit(tx: Tx, { ledger }: CashierUses, deposit: DepositRow): Promise<void> {
  const from = accounts.deposits(deposit.provider);
  const stored = { from, to: accounts.house('fees'), amountUnits: deposit.fee_units };
  const credited = {
    from,
    to: accounts.cash(deposit.member_id),
    amountUnits: deposit.amount_units - deposit.fee_units,
  };
  const [booked] = await ledger.book(tx, [
    {
      key: `deposit:${deposit.id}`,
      kind: 'deposit',
      currency: deposit.currency,
      reference: deposit.id,
      moves: [credited, stored].filter(({ amountUnits }) => amountUnits > 0n),
    },
  ]);
  if (!booked?.ok)
    throw new Error(`the deposit ${deposit.id} could not be booked: ${booked?.code}`);
  if (booked.isRepeat) return;
  await askTurnover(tx, ledger, deposit, credited.amountUnits);
}

export async function decide(
  tx: Tx,
  { clock }: Core,
  { live, protection }: CashierUses,
  deposit: DepositRow,
  decision: Omit<Decision, 'at'>,
): Promise<DepositRow> {
  const decided = await decideDeposit(tx, deposit.id, { ...decision, at: clock.now() });
  if (decision.state !== 'credited' && deposit.state === 'pending') {
    const { member_id: member, amount_units: units, requested_at: askedAt } = deposit;
    await protection.releaseDeposit(tx, { member, units, askedAt });
  }
  const amount = formatAmount(decided.received_units ?? decided.amount_units);
  const { id, state, member_id } = decided;
  await live.publish(tx, 'deposit.changed', { member: member_id }, { id, state, amount });
  return decided;
}
