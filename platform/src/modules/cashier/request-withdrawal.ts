import {
  feeUnitsOf,
  formatAmount,
  parseAmount,
  unitsPerCurrencyUnit,
  type InputOf,
  type Withdrawal,
  type calls,
  trialType,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { withdrawalsPausedUntil, type Member } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { CashierUses, WithdrawalBenefits } from './cashier-uses.ts';
import { dayjs } from '../../zoned-time.ts';
import { moved } from './decide-withdrawal.ts';
import { checkPaymentPassword, type PasswordFailure } from './payment-password.ts';
import { dayBefore } from './payout-accounts.ts';
import {
  lockPayee,
  payoutAccountsOf,
  payoutMethodsOf,
  type PayoutAccountRow,
  type PayoutMethodRow,
} from './payout-accounts.store.ts';
import { settingsOf, type SettingsRow } from './settings.store.ts';
import { turnoverOf, type Due } from './turnover.ts';
import { closeTurnovers } from './turnovers.store.ts';
import { announce, holdFunds } from './withdrawal-moves.ts';
import { shownWithdrawal } from './withdrawal.ts';
import { addStep } from './withdrawal-story.store.ts';
import {
  requestedSince,
  insertWithdrawal,
  withdrawalByKey,
  type WithdrawalRow,
} from './withdrawals.store.ts';

export type WithdrawFailure =
  | PasswordFailure
  | 'in_need_true_account'
  | 'invalid-input'
  | 'not-found'
  | 'idempotency-key-reused'
  | 'payout-method-unavailable'
  | 'amount-out-of-range'
  | 'withdrawal-limit-reached'
  | 'withdrawals-paused'
  | 'turnover-due'
  | 'insufficient-funds';

export interface WithdrawalRequest {
  readonly member: Member;
  readonly input: InputOf<typeof calls.requestWithdrawal>;
  readonly key: string;
}

const finestUnits = unitsPerCurrencyUnit / 100n;

/** Holds the funds and opens the review. Limits, hold, record and event are one commit. */
export async function requestWithdrawal(
  core: Core,
  uses: CashierUses,
  request: WithdrawalRequest,
): Promise<Outcome<Withdrawal, WithdrawFailure>> {
  const { member, input } = request;
  if (member.type === trialType) return fail('in_need_true_account');
  // A repeated request after a lost answer is answered before it uses up a password attempt.
  const known = await withdrawalByKey(core.db.read, member.id, request.key);
  if (known) return repeat(core, known, input);
  const password = await checkPaymentPassword(core, member, input.paymentPassword);
  if (!password.ok) return password;
  const checked = await checkRequest(core, request);
  if (!checked.ok) return checked;
  const benefits = await uses.withdrawalBenefitsOf(member);
  const held = await core.db.transaction((tx) =>
    hold(tx, core, uses, { row: checked.value, input, benefits }),
  );
  return held.ok ? done(await shownWithdrawal(core.db.read, held.value, core.clock.now())) : held;
}

async function repeat(
  core: Core,
  known: WithdrawalRow,
  input: WithdrawalRequest['input'],
): Promise<Outcome<Withdrawal, WithdrawFailure>> {
  if (!isSame(known, input)) return fail('idempotency-key-reused');
  return done(await shownWithdrawal(core.db.read, known, core.clock.now()));
}

interface HeldWithdrawal {
  readonly row: WithdrawalRow;
  readonly input: WithdrawalRequest['input'];
  readonly benefits: WithdrawalBenefits;
}

async function hold(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  { row, input, benefits }: HeldWithdrawal,
): Promise<Outcome<WithdrawalRow, WithdrawFailure>> {
  const { clock } = core;
  // This lock serializes simultaneous requests, so that two of them cannot both use the rest of the daily
  // limit.
  await lockPayee(tx, row.member_id);
  const earlier = await withdrawalByKey(tx, row.member_id, row.idempotency_key);
  if (earlier) return isSame(earlier, input) ? done(earlier) : fail('idempotency-key-reused');
  const pausedUntil = await withdrawalsPausedUntil(tx, row.member_id, clock.now());
  if (pausedUntil) return paused(pausedUntil, clock.now());
  const settings = await settingsOf(tx, row.brand);
  const asked = await requestedSince(tx, row.member_id, dayBefore(clock.now()));
  const left = (settings?.daily_units ?? 0n) + benefits.dailyUnits - asked;
  if (row.amount_units > left) return overDaily(left);
  const isHeld = await holdFunds(tx, uses, row);
  if (!isHeld) return fail('insufficient-funds', { detail: 'Choose a smaller amount.' });
  // Read under the lock that the hold took on the cash account, so that no deposit is credited in between.
  const due = await turnoverOf(tx, uses.ledger, row.member_id, tx);
  if (due.leftUnits > 0n) return turnoverDue(due);
  await closeTurnovers(tx, row.member_id, clock.now());
  await insertWithdrawal(tx, row);
  await addStep(tx, { id: row.id, state: 'held', at: row.requested_at });
  await announce(tx, uses, row);
  const isInstant = row.approvals_needed === 1 && asked + row.amount_units <= benefits.instantUnits;
  return done(isInstant ? await approveAtOnce(tx, core, uses, row) : row);
}

/** The member's level approves the withdrawal in the place of an operator. */
async function approveAtOnce(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  row: WithdrawalRow,
): Promise<WithdrawalRow> {
  await recordAudit(
    tx,
    core,
    { name: 'vip' },
    {
      action: 'withdrawal.approved',
      subject: row.id,
      before: row.state,
      after: 'approved',
      note: 'within the instant withdrawals of the level',
    },
  );
  const change = { next_look_at: core.clock.now() };
  return moved(tx, core, uses, { row, to: 'approved', change });
}

function turnoverDue({ leftUnits }: Due) {
  return fail('turnover-due', {
    detail: `Stake ${formatAmount(leftUnits)} more before you withdraw.`,
  });
}

function paused(until: Date, now: Date) {
  return fail('withdrawals-paused', {
    detail: `Withdrawals open again at ${until.toISOString()}.`,
    retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1_000),
  });
}

function overDaily(leftUnits: bigint) {
  const max = Number(formatAmount(leftUnits > 0n ? leftUnits : 0n));
  return fail('withdrawal-limit-reached', {
    detail: `Choose at most ${max}, or wait.`,
    fields: { amount: { code: 'range', max } },
  });
}

async function checkRequest(
  core: Core,
  { member, input, key }: WithdrawalRequest,
): Promise<Outcome<WithdrawalRow, WithdrawFailure>> {
  const { read } = core.db;
  const accounts = await payoutAccountsOf(read, member.id);
  const account = accounts.find(({ id }) => id === input.account);
  if (!account) return fail('not-found', { detail: 'Choose one of your saved accounts.' });
  const settings = await settingsOf(read, member.brand);
  const methods = await payoutMethodsOf(read, member.brand);
  const method = methods.find(({ code, is_enabled }) => code === account.method && is_enabled);
  if (!settings || !method)
    return fail('payout-method-unavailable', { detail: 'Choose another of your accounts.' });
  const units = parseAmount(input.amount);
  if (units === null || units % finestUnits !== 0n)
    return fail('invalid-input', {
      fields: { amount: { code: 'pattern', pattern: 'not-an-amount' } },
    });
  if (units < method.min_units || units > method.max_units) return outOfRange(method);
  return done(rowOf(core, { member, key, account, method, units, settings }));
}

function outOfRange({ min_units, max_units }: PayoutMethodRow) {
  const min = Number(formatAmount(min_units));
  const max = Number(formatAmount(max_units));
  return fail('amount-out-of-range', { fields: { amount: { code: 'range', min, max } } });
}

interface NewWithdrawal {
  readonly member: Member;
  readonly key: string;
  readonly account: PayoutAccountRow;
  readonly method: PayoutMethodRow;
  readonly units: bigint;
  readonly settings: SettingsRow;
}

function rowOf(
  { clock, ids }: Core,
  { member, key, account, method, units, settings }: NewWithdrawal,
): WithdrawalRow {
  const now = clock.now();
  const fixed = formatAmount(method.fee_fixed_units);
  return {
    id: ids.next('wdr'),
    brand: member.brand,
    member_id: member.id,
    idempotency_key: key,
    account_id: account.id,
    method: method.code,
    provider: method.provider,
    payee: account.payee,
    fields: account.fields,
    amount_units: units,
    fee_units: feeUnitsOf(units, { fixed, basisPoints: method.fee_basis_points }),
    currency: member.currency,
    state: 'held',
    approvals_needed: units > settings.two_person_units ? 2 : 1,
    payout_id: null,
    requested_at: now,
    expected_at: dayjs.utc(now).add(method.expected_minutes, 'minute').toDate(),
    reason: null,
    next_look_at: now,
    receipt_due_at: null,
    dispute_until: null,
  };
}

function isSame(known: WithdrawalRow, { account, amount }: WithdrawalRequest['input']): boolean {
  return known.account_id === account && known.amount_units === parseAmount(amount);
}
