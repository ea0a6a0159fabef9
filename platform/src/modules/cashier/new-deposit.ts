import {
  feeUnitsOf,
  formatAmount,
  parseAmount,
  unitsPerCurrencyUnit,
  type InputOf,
  type calls,
  trialType,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { methodsOf, type MethodRow } from './deposit-methods.store.ts';
import type { DepositRow } from './deposits.store.ts';
import { settingsOf } from './settings.store.ts';
import { transferCode } from './transfer-code.ts';

export interface DepositRequest {
  readonly member: Member;
  readonly input: InputOf<typeof calls.requestDeposit>;
  readonly key: string;
  /** Origin in the member's browser; the provider redirects back to this origin only. */
  readonly origin: string;
}

export type NewDepositFailure =
  | 'amount-out-of-range'
  | 'deposit-method-unavailable'
  | 'in_need_true_account'
  | 'invalid-input';

const pagePayableMs = 30 * 60_000;
const firstAskAfterMs = 60_000;
/** Payments have two decimals; the finer units of the ledger cannot be paid in. */
const finestUnits = unitsPerCurrencyUnit / 100n;

/** Builds the row of a deposit that follows the rules of the method and the site; writes nothing. */
export async function newDeposit(
  core: Core,
  { member, input, key, origin }: DepositRequest,
): Promise<Outcome<DepositRow, NewDepositFailure>> {
  if (member.type === trialType) return fail('in_need_true_account');
  const returnUrl = ownAddress(input.returnUrl, origin);
  if (returnUrl === null)
    return fail('invalid-input', { fields: { returnUrl: { code: 'invalid' } } });
  const methods = await methodsOf(core.db.read, member.brand);
  const method = methods.find(({ code }) => code === input.method);
  if (!method) return fail('deposit-method-unavailable', { detail: 'Choose another way to pay.' });
  const { language } = input;
  const units = parseAmount(input.amount);
  if (units === null || units % finestUnits !== 0n) {
    return fail('invalid-input', {
      fields: { amount: { code: 'pattern', pattern: 'not-an-amount' } },
    });
  }
  if (units < method.min_units || units > method.max_units) return outOfRange(method);
  const payableForMs = await payableMs(core, method);
  if (payableForMs === null)
    return fail('deposit-method-unavailable', { detail: 'Choose another way to pay.' });
  return done(rowOf(core, { member, method, units, key, returnUrl, payableForMs, language }));
}

/**
 * How long a deposit can be paid, or a transfer proven; `null` if the brand has no settings for the method.
 */
async function payableMs({ db }: Core, method: MethodRow): Promise<number | null> {
  if (method.kind === 'page') return pagePayableMs;
  const settings = await settingsOf(db.read, method.brand);
  return settings ? settings.transfer_minutes * 60_000 : null;
}

interface NewDeposit {
  readonly member: Member;
  readonly method: MethodRow;
  readonly units: bigint;
  readonly key: string;
  readonly returnUrl: string;
  readonly language: DepositRow['language'];
  readonly payableForMs: number;
}

function rowOf({ clock, ids, random }: Core, wanted: NewDeposit): DepositRow {
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
    turnover_percent: method.turnover_percent,
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

/**
 * The address if it belongs to the member's own site; otherwise `null`, because it could be an open redirect.
 */
function ownAddress(text: string, origin: string): string | null {
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  return url.origin === new URL(origin).origin ? url.href : null;
}
