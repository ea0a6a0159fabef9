import {
  formatAmount,
  paymentWebhookPath,
  type Deposit,
  type DepositId,
  type DepositRefusal,
  type PaymentRequest,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import { shownDeposit } from './deposit.ts';
import {
  depositById,
  depositByKey,
  insertOrFindDeposit,
  savePayment,
  type DepositRow,
} from './deposits.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { newDeposit, type DepositRequest, type NewDepositFailure } from './new-deposit.ts';

export type RequestFailure =
  | DepositRefusal
  | NewDepositFailure
  | 'idempotency-key-reused'
  | 'unavailable';

type DepositProtection = Pick<Protection, 'mayDeposit' | 'releaseDeposit'>;

interface RequestUses {
  readonly providerOf: (code: string) => PaymentProvider | null;
  readonly protection: DepositProtection;
}

/**
 * Writes the record first, then creates the payment: after a crash, or if the provider does not answer, the
 * deposit has no page. A request with the same key, `openDepositPage` and the job `cashier.ask-pending`
 * continue with the same reference.
 */
export async function requestDeposit(
  core: Core,
  { providerOf, protection }: RequestUses,
  request: DepositRequest,
): Promise<Outcome<Deposit, RequestFailure>> {
  const checked = await newDeposit(core, request);
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

/** Counts a deposit towards the limits and inserts it once: a repeated request undoes its own count. */
async function openDeposit(
  tx: Tx,
  protection: DepositProtection,
  row: DepositRow,
): Promise<Outcome<DepositRow, DepositRefusal>> {
  const { brand, member_id: id, amount_units: units } = row;
  const may = await protection.mayDeposit(tx, { id, brand }, units);
  if (!may.ok) {
    // The limit may refuse a repeated request because the first one was counted.
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
): Promise<Outcome<Deposit, 'unavailable'>> {
  const opened = await createPage(core, provider, deposit);
  if (!opened) {
    return fail('unavailable', {
      detail: 'The payment provider does not answer. Try again.',
      retryAfter: 5,
    });
  }
  return done(await shownDeposit(core.db.read, opened));
}

/**
 * Asks the provider for the page of a deposit and stores its address; `null` if the provider does not answer.
 */
export async function createPage(
  core: Core,
  provider: PaymentProvider,
  deposit: DepositRow,
): Promise<DepositRow | null> {
  const payment = await provider.create(paymentOf(core, deposit));
  if (!payment) return null;
  const { payment_id, pay_url } = payment;
  return core.db.transaction((tx) => savePayment(tx, deposit.id, { payment_id, pay_url }));
}

/**
 * Opens the page of a pending deposit that has none, because the provider or the database was unavailable at
 * the request.
 */
export async function openDepositPage(
  core: Core,
  providerOf: RequestUses['providerOf'],
  { member, id }: { readonly member: Member; readonly id: DepositId },
): Promise<Outcome<Deposit, 'not-found' | 'already-decided' | 'unavailable'>> {
  const deposit = await depositById(core.db.read, id);
  const provider = deposit && providerOf(deposit.provider);
  if (!provider || deposit.member_id !== member.id || deposit.kind === 'transfer')
    return fail('not-found');
  if (deposit.state !== 'pending') return fail('already-decided');
  if (deposit.pay_url !== null) return done(await shownDeposit(core.db.read, deposit));
  return openPayment(core, provider, deposit);
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
