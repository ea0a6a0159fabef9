import {
  formatAmount,
  parseAmount,
  type DepositId,
  type DepositState,
  type PaymentNotice,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { takeNonce } from '../../http/nonces.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accounts } from '../ledger/index.ts';
import type { CashierUses } from './cashier.service.ts';
import {
  decideDeposit,
  insertNotice,
  lockDeposit,
  noticeOutcome,
  type DepositRow,
  type NoticeOutcome,
} from './cashier.store.ts';

export type NoticeFailure = 'unauthenticated' | 'not-found' | 'invalid-input';

type Heard = Outcome<'applied' | 'late', NoticeFailure>;

/** A signed notice: its nonce, the record of the event, state, money and live events are one commit. */
export function hearNotice(
  core: Core,
  uses: CashierUses,
  notice: PaymentNotice,
  { provider, nonce }: { readonly provider: string; readonly nonce: string },
): Promise<Heard> {
  return core.db.transaction(async (tx) => {
    const isFresh = await takeNonce(tx, { partner: provider, nonce, now: core.clock.now() });
    if (!isFresh) return fail('unauthenticated', { detail: 'The nonce was used before.' });
    return applyNotice(tx, core, uses, notice, provider);
  });
}

/** The answer to a question of our own, as if the provider had sent it. */
export function settleAsked(
  core: Core,
  uses: CashierUses,
  status: Omit<PaymentNotice, 'event_id'>,
  provider: string,
): Promise<Heard> {
  const notice: PaymentNotice = {
    ...status,
    event_id: `asked:${status.payment_id}:${status.state}`,
  };
  return core.db.transaction((tx) => applyNotice(tx, core, uses, notice, provider));
}

export async function expireDeposit(core: Core, uses: CashierUses, id: DepositId): Promise<void> {
  await core.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id);
    if (deposit?.state === 'pending') await decide(tx, core, uses, deposit, 'expired');
  });
}

async function applyNotice(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  notice: PaymentNotice,
  provider: string,
): Promise<Heard> {
  const deposit = await lockDeposit(tx, notice.reference);
  if (!deposit || deposit.provider !== provider) return fail('not-found');
  const known = await noticeOutcome(tx, provider, notice.event_id);
  if (known !== null) return answerOf(known);

  const outcome = judge(deposit, notice);
  await insertNotice(tx, provider, notice, { outcome, at: core.clock.now() });
  if (outcome === 'applied') {
    if (notice.state === 'paid') await credit(tx, uses, deposit);
    await decide(tx, core, uses, deposit, notice.state === 'paid' ? 'credited' : 'declined');
  } else {
    core.log.warn(
      { deposit: deposit.id, event: notice.event_id, outcome },
      'a payment notice changed nothing',
    );
  }
  return answerOf(outcome);
}

function judge(deposit: DepositRow, notice: PaymentNotice): NoticeOutcome {
  const isSamePayment =
    notice.currency === deposit.currency &&
    parseAmount(notice.amount) === deposit.amount_units &&
    (deposit.payment_id === null || deposit.payment_id === notice.payment_id);
  if (!isSamePayment) return 'mismatch';
  return deposit.state === 'pending' ? 'applied' : 'late';
}

function answerOf(outcome: NoticeOutcome): Heard {
  if (outcome !== 'mismatch') return done(outcome);
  return fail('invalid-input', {
    detail: 'The payment, its amount or its currency is not the one asked for.',
  });
}

async function credit(tx: Tx, { ledger }: CashierUses, deposit: DepositRow): Promise<void> {
  const [booked] = await ledger.book(tx, [
    {
      key: `deposit:${deposit.id}`,
      kind: 'deposit',
      currency: deposit.currency,
      reference: deposit.id,
      moves: [
        {
          from: accounts.deposits(deposit.provider),
          to: accounts.cash(deposit.member_id),
          amountUnits: deposit.amount_units,
        },
      ],
    },
  ]);
  if (!booked?.ok)
    throw new Error(`the deposit ${deposit.id} could not be booked: ${booked?.code}`);
}

async function decide(
  tx: Tx,
  { clock }: Core,
  { live }: CashierUses,
  deposit: DepositRow,
  state: Exclude<DepositState, 'pending'>,
): Promise<void> {
  await decideDeposit(tx, deposit.id, { state, at: clock.now() });
  const amount = formatAmount(deposit.amount_units);
  await live.publish(
    tx,
    'deposit.changed',
    { member: deposit.member_id },
    { id: deposit.id, state, amount },
  );
}
