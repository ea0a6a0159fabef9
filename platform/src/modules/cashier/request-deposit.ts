import {
  formatAmount,
  parseAmount,
  paymentWebhookPath,
  unitsPerCurrencyUnit,
  type Deposit,
  type InputOf,
  type PaymentRequest,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import {
  insertOrFindDeposit,
  keepPayment,
  methodsOf,
  type DepositRow,
  type MethodRow,
} from './cashier.store.ts';
import { shownDeposit } from './deposit.ts';
import type { PaymentProvider } from './payment-provider.ts';

export type RequestFailure =
  | 'amount-out-of-range'
  | 'deposit-method-unavailable'
  | 'in_need_true_account'
  | 'invalid-input'
  | 'idempotency-key-reused'
  | 'unavailable';

export interface DepositRequest {
  readonly member: Member;
  readonly input: InputOf<typeof calls.requestDeposit>;
  readonly key: string;
  /** Origin that the member's browser sees: the provider leads back to it and to nowhere else. */
  readonly origin: string;
}

type ProviderOf = (code: string) => PaymentProvider | null;

const trialAccount = 4;
const payableForMs = 30 * 60_000;
const firstAskAfterMs = 60_000;
/** Payments are made in hundredths: the finer places of the ledger cannot be paid in. */
const finestUnits = unitsPerCurrencyUnit / 100n;

/**
 * The record first, then the payment: a crash or a silent provider in between leaves a row that
 * nobody sees, and the same key goes on from there with the same reference.
 */
export async function requestDeposit(
  core: Core,
  providerOf: ProviderOf,
  request: DepositRequest,
): Promise<Outcome<Deposit, RequestFailure>> {
  const checked = await checkRequest(core, request);
  if (!checked.ok) return checked;
  const provider = providerOf(checked.value.provider);
  if (!provider)
    return fail('deposit-method-unavailable', { detail: 'Choose another way to pay.' });

  const deposit = await core.db.transaction((tx) => insertOrFindDeposit(tx, checked.value));
  if (!isSameRequest(deposit, checked.value)) return fail('idempotency-key-reused');
  if (deposit.pay_url !== null || deposit.state !== 'pending') return done(shownDeposit(deposit));

  const payment = await provider.create(paymentOf(core, deposit));
  if (!payment) {
    return fail('unavailable', {
      detail: 'The payment provider does not answer. Try again.',
      retryAfter: 5,
    });
  }
  const { payment_id, pay_url } = payment;
  return done(
    shownDeposit(
      await core.db.transaction((tx) => keepPayment(tx, deposit.id, { payment_id, pay_url })),
    ),
  );
}

async function checkRequest(
  core: Core,
  { member, input, key, origin }: DepositRequest,
): Promise<Outcome<DepositRow, RequestFailure>> {
  if (member.type === trialAccount) return fail('in_need_true_account');
  const returnUrl = ownAddress(input.returnUrl, origin);
  if (returnUrl === null)
    return fail('invalid-input', { fields: { returnUrl: { code: 'invalid' } } });
  const methods = await methodsOf(core.db.read, member.brand);
  const method = methods.find(({ code }) => code === input.method);
  if (!method) return fail('deposit-method-unavailable', { detail: 'Choose another way to pay.' });
  const units = parseAmount(input.amount);
  if (units === null || units % finestUnits !== 0n) {
    return fail('invalid-input', { fields: { amount: { code: 'invalid' } } });
  }
  if (units < method.min_units || units > method.max_units) return outOfRange(method);
  const now = core.clock.now();
  return done({
    id: core.ids.next('dep'),
    brand: member.brand,
    member_id: member.id,
    idempotency_key: key,
    method: method.code,
    provider: method.provider,
    amount_units: units,
    currency: member.currency,
    return_url: returnUrl,
    language: input.language,
    state: 'pending',
    payment_id: null,
    pay_url: null,
    requested_at: now,
    expires_at: new Date(now.getTime() + payableForMs),
    next_ask_at: new Date(now.getTime() + firstAskAfterMs),
    decided_at: null,
  });
}

function outOfRange({ min_units, max_units }: MethodRow) {
  const min = Number(formatAmount(min_units));
  const max = Number(formatAmount(max_units));
  return fail('amount-out-of-range', { fields: { amount: { code: 'range', min, max } } });
}

/** The address where it lies on the member's own site; `null` for any other, which could be a trap. */
function ownAddress(text: string, origin: string): string | null {
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  return url.origin === new URL(origin).origin ? url.href : null;
}

function isSameRequest(known: DepositRow, asked: DepositRow): boolean {
  return known.method === asked.method && known.amount_units === asked.amount_units;
}

function paymentOf({ config }: Core, deposit: DepositRow): PaymentRequest {
  return {
    reference: deposit.id,
    amount: formatAmount(deposit.amount_units),
    currency: deposit.currency,
    webhook_url: config.publicOrigin + paymentWebhookPath.replace(':provider', deposit.provider),
    return_url: deposit.return_url,
    language: deposit.language,
    expires_at: deposit.expires_at.toISOString(),
  };
}
