import {
  formatAmount,
  type InputOf,
  type PayoutAccount,
  type PayoutAccountId,
  type PayoutTerms,
  type calls,
  trialType,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { registeredPayee, withdrawalsPausedUntil, type Member } from '../identity/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { dayjs } from '../../zoned-time.ts';
import { checkPaymentPassword, type PasswordFailure } from './payment-password.ts';
import { accountErrors, nameKey, shownPayoutAccount, shownPayoutMethod } from './payout-account.ts';
import {
  fixPayee,
  insertPayoutAccount,
  lockPayee,
  payeeOf,
  payoutAccountsOf,
  payoutMethodsOf,
  preferPayoutAccount,
  removePayoutAccount,
  type PayoutAccountRow,
} from './payout-accounts.store.ts';
import { shownDue, turnoverOf } from './turnover.ts';
import { settingsOf } from './settings.store.ts';
import { requestedSince } from './withdrawals.store.ts';

export type AddAccountFailure =
  | PasswordFailure
  | 'in_need_true_account'
  | 'invalid-input'
  | 'payee-name-mismatch'
  | 'payout-account-known'
  | 'payout-method-unavailable';

export function dayBefore(now: Date): Date {
  return dayjs.utc(now).subtract(1, 'day').toDate();
}

/** Rules, methods and limits that the withdrawal form shows. */
export async function payoutTerms(
  { db, clock }: Core,
  { ledger, withdrawalBenefitsOf }: Pick<CashierUses, 'ledger' | 'withdrawalBenefitsOf'>,
  member: Member,
): Promise<Outcome<PayoutTerms, 'payout-method-unavailable'>> {
  const settings = await settingsOf(db.read, member.brand);
  if (!settings) return fail('payout-method-unavailable', unpaidBrand);
  const [methods, rows, payee, registered, asked, pausedUntil, due, benefits] = await Promise.all([
    payoutMethodsOf(db.read, member.brand),
    payoutAccountsOf(db.read, member.id),
    payeeOf(db.read, member.id),
    registeredPayee(db.read, member.id),
    requestedSince(db.read, member.id, dayBefore(clock.now())),
    withdrawalsPausedUntil(db.read, member.id, clock.now()),
    turnoverOf(db.read, ledger, member.id),
    withdrawalBenefitsOf(member),
  ]);
  const left = settings.daily_units + benefits.dailyUnits - asked;
  return done({
    methods: methods.filter(({ is_enabled }) => is_enabled).map(shownPayoutMethod),
    accounts: rows.flatMap((row) => {
      const method = methods.find(({ code }) => code === row.method);
      return method ? [shownPayoutAccount(row, method)] : [];
    }),
    payee: payee?.name ?? registered,
    leftToday: formatAmount(left > 0n ? left : 0n),
    receiptMinutes: settings.receipt_minutes,
    disputeDays: settings.dispute_days,
    mayCancel: settings.may_cancel,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    turnover: shownDue(due),
  });
}

const unpaidBrand = { detail: 'This site does not pay out yet. Contact support.' };

/**
 * Saves an account. All accounts of a member have the same payee name: the registered one, or that of the
 * first account.
 */
export async function addPayoutAccount(
  core: Core,
  member: Member,
  input: InputOf<typeof calls.addPayoutAccount>,
): Promise<Outcome<PayoutAccount, AddAccountFailure>> {
  if (member.type === trialType) return fail('in_need_true_account');
  const methods = await payoutMethodsOf(core.db.read, member.brand);
  const method = methods.find(({ code, is_enabled }) => code === input.method && is_enabled);
  if (!method)
    return fail('payout-method-unavailable', { detail: 'Choose another way to be paid.' });
  const errors = accountErrors(method.fields, input.fields);
  if (errors) return fail('invalid-input', { fields: errors });
  const password = await checkPaymentPassword(core, member, input.paymentPassword);
  if (!password.ok) return password;
  const added = await save(core, member, rowOf(core, member, input));
  return added.ok ? done(shownPayoutAccount(added.value, method)) : added;
}

function save(
  { db, clock }: Core,
  member: Member,
  row: PayoutAccountRow,
): Promise<Outcome<PayoutAccountRow, AddAccountFailure>> {
  return db.transaction(async (tx) => {
    const name = (await registeredPayee(tx, member.id)) ?? row.payee;
    const payee = await fixPayee(tx, {
      member_id: member.id,
      name,
      name_key: nameKey(name),
      fixed_at: clock.now(),
    });
    if (payee.name_key !== nameKey(row.payee))
      return fail('payee-name-mismatch', {
        detail: 'Use an account in your own name.',
        fields: { payee: { code: 'pattern', pattern: 'other-payee' } },
      });
    const others = await payoutAccountsOf(tx, member.id);
    const inserted = await insertPayoutAccount(tx, { ...row, is_default: others.length === 0 });
    if (!inserted)
      return fail('payout-account-known', { detail: 'Choose the account from your list.' });
    return done(inserted);
  });
}

function rowOf(
  { clock, ids }: Core,
  member: Member,
  { method, payee, fields }: InputOf<typeof calls.addPayoutAccount>,
): PayoutAccountRow {
  const inOrder = Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1));
  return {
    id: ids.next('pac'),
    member_id: member.id,
    brand: member.brand,
    method,
    payee,
    fields,
    fields_key: JSON.stringify(inOrder),
    is_default: false,
    added_at: clock.now(),
    removed_at: null,
  };
}

const unknownAccount = fail('not-found', { detail: 'This account is no longer on your list.' });

/** Removes an account from the list; withdrawals to it continue. */
export function dropPayoutAccount(
  { db, clock }: Core,
  member: Member,
  id: PayoutAccountId,
): Promise<Outcome<void, 'not-found'>> {
  return db.transaction(async (tx) => {
    await lockPayee(tx, member.id);
    const isRemoved = await removePayoutAccount(tx, member.id, { id, at: clock.now() });
    if (!isRemoved) return unknownAccount;
    const [next, ...others] = await payoutAccountsOf(tx, member.id);
    const hasDefault = [next, ...others].some((account) => account?.is_default);
    if (next && !hasDefault) await preferPayoutAccount(tx, member.id, next.id);
    return done(undefined);
  });
}

export function makeDefault(
  { db }: Core,
  member: Member,
  id: PayoutAccountId,
): Promise<Outcome<void, 'not-found'>> {
  return db.transaction(async (tx) => {
    await lockPayee(tx, member.id);
    const accounts = await payoutAccountsOf(tx, member.id);
    if (!accounts.some((account) => account.id === id)) return unknownAccount;
    await preferPayoutAccount(tx, member.id, id);
    return done(undefined);
  });
}
