import {
  feeUnitsOf,
  formatAmount,
  parseAmount,
  paymentWebhookPath,
  unitsPerCurrencyUnit,
  type Deposit,
  type DepositRefusal,
  type InputOf,
  type PaymentRequest,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import { shownDeposit } from './deposit.ts';
import {
  depositByKey,
  insertOrFindDeposit,
  keepPayment,
  methodsOf,
  type DepositRow,
  type MethodRow,
} from './deposits.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { settingsOf } from './settings.store.ts';
import { transferCode } from './transfer-code.ts';

export type RequestFailure =
  | DepositRefusal
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

type DepositDoors = Pick<Protection, 'mayDeposit' | 'releaseDeposit'>;

interface RequestUses {
  readonly providerOf: (code: string) => PaymentProvider | null;
  readonly protection: DepositDoors;
}

const trialAccount = 4;
const pagePayableMs = 30 * 60_000;
const firstAskAfterMs = 60_000;
/** Payments are made in hundredths: the finer places of the ledger cannot be paid in. */
const finestUnits = unitsPerCurrencyUnit / 100n;

/**
 * The record first, then the payment: a crash or a silent provider in between leaves a row that
 * nobody sees, and the same key goes on from there with the same reference.
 */
export async function requestDeposit(
  core: Core,
  { providerOf, protection }: RequestUses,
  request: DepositRequest,
): Promise<Outcome<Deposit, RequestFailure>> {
  const checked = await checkRequest(core, request);
  if (!checked.ok) return checked;
  const provider = providerOf(checked.value.provider);
  if (!provider)
    return fail('deposit-method-unavailable', { detail: 'Choose another way to pay.' });

  const opened = await core.db.transaction((tx) => openDeposit(tx, protection, checked.value));
  if (!opened.ok) return opened;
  const deposit = opened.value;
  if (!isSameRequest(deposit, checked.value)) return fail('idempotency-key-reused');
  const isOpened = deposit.pay_url !== null || deposit.kind === 'transfer';
  if (isOpened || deposit.state !== 'pending')
    return done(await shownDeposit(core.db.read, deposit));
  return openPayment(core, provider, deposit);
}

/** Counts a deposit and writes it down, once: a repeat gives back what it counted. */
async function openDeposit(
  tx: Tx,
  protection: DepositDoors,
  row: DepositRow,
): Promise<Outcome<DepositRow, DepositRefusal>> {
  const { brand, member_id: id, amount_units: units } = row;
  const may = await protection.mayDeposit(tx, { id, brand }, units);
  if (!may.ok) {
    // A repeat may have been refused because of its own first one.
    const known = await depositByKey(tx, row);
    return known ? done(known) : may;
  }
  const deposit = await insertOrFindDeposit(tx, row);
  if (deposit.id !== row.id)
    await protection.releaseDeposit(tx, { member: id, units, askedAt: row.requested_at });
  return done(deposit);
}

async function openPayment(
  core: Core,
  provider: PaymentProvider,
  deposit: DepositRow,
): Promise<Outcome<Deposit, RequestFailure>> {
  const payment = await provider.create(paymentOf(core, deposit));
  if (!payment) {
    return fail('unavailable', {
      detail: 'The payment provider does not answer. Try again.',
      retryAfter: 5,
    });
  }
  const { payment_id, pay_url } = payment;
  const kept = await core.db.transaction((tx) =>
    keepPayment(tx, deposit.id, { payment_id, pay_url }),
  );
  return done(await shownDeposit(core.db.read, kept));
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
  const { language } = input;
  const units = parseAmount(input.amount);
  if (units === null || units % finestUnits !== 0n) {
    return fail('invalid-input', { fields: { amount: { code: 'invalid' } } });
  }
  if (units < method.min_units || units > method.max_units) return outOfRange(method);
  const payableForMs = await payableMs(core, method);
  if (payableForMs === null)
    return fail('deposit-method-unavailable', { detail: 'Choose another way to pay.' });
  return done(rowOf(core, { member, method, units, key, returnUrl, payableForMs, language }));
}

/** How long a deposit can be paid, or a transfer proven; `null` where the brand has no rules for that. */
async function payableMs({ db }: Core, method: MethodRow): Promise<number | null> {
  if (method.kind === 'page') return pagePayableMs;
  const settings = await settingsOf(db.read, method.brand);
  return settings ? settings.transfer_minutes * 60_000 : null;
}

interface Wanted {
  readonly member: Member;
  readonly method: MethodRow;
  readonly units: bigint;
  readonly key: string;
  readonly returnUrl: string;
  readonly language: DepositRow['language'];
  readonly payableForMs: number;
}

function rowOf({ clock, ids, random }: Core, wanted: Wanted): DepositRow {
  const { member, method, units, payableForMs } = wanted;
  const now = clock.now();
  return {
    id: ids.next('dep'),
    brand: member.brand,
    member_id: member.id,
    idempotency_key: wanted.key,
    method: method.code,
    provider: method.provider,
    kind: method.kind,
    amount_units: units,
    fee_units: feeOn(method, units),
    received_units: null,
    currency: member.currency,
    return_url: wanted.returnUrl,
    language: wanted.language,
    state: 'pending',
    payment_id: null,
    pay_url: null,
    transfer_code: method.kind === 'transfer' ? transferCode(random) : null,
    bank_reference: null,
    proof_remark: null,
    proof_given_at: null,
    reason: null,
    requested_at: now,
    expires_at: new Date(now.getTime() + payableForMs),
    next_ask_at: new Date(now.getTime() + firstAskAfterMs),
    decided_at: null,
  };
}

/** The method's fee on an amount, in ledger units. */
export function feeOn(method: MethodRow, units: bigint): bigint {
  const fixed = formatAmount(method.fee_fixed_units);
  return feeUnitsOf(units, { fixed, basisPoints: method.fee_basis_points });
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
