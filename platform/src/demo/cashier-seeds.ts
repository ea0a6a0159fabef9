import { unitsPerCurrencyUnit, type Localized, type PayoutField } from '@croupier/contracts';
import type { DepositMethodRules, PayoutMethodRules } from '../modules/cashier/index.ts';

/** Fields that deposit and payout methods share; amounts in whole units of the brand's currency. */
interface MethodSeed {
  readonly code: string;
  readonly name: Localized;
  readonly min: number;
  readonly max: number;
  readonly fee?: { readonly fixed: number; readonly basisPoints: number };
  readonly minutes: number;
}

export interface DepositSeed extends MethodSeed {
  readonly suggested: readonly number[];
  /** Makes the method a transfer to this account. */
  readonly payTo?: DepositMethodRules['payTo'];
  /** In percent of the deposit; none unless stated. */
  readonly turnover?: number;
}

export interface PayoutSeed extends MethodSeed {
  readonly kind: PayoutMethodRules['kind'];
  readonly fields: readonly PayoutField[];
}

export const everywhere = (name: string): Localized => ({ en: name, bn: name, es: name, ar: name });

export const wholeUnits = (whole: number) => BigInt(whole) * unitsPerCurrencyUnit;

export function depositOf({
  suggested,
  payTo,
  turnover,
  ...line
}: DepositSeed): DepositMethodRules {
  return {
    ...shared(line),
    kind: payTo ? 'transfer' : 'page',
    suggestedUnits: suggested.map(wholeUnits),
    payTo: payTo ?? [],
    turnoverPercent: turnover ?? 0,
  };
}

export function payoutOf({ kind, fields, ...line }: PayoutSeed): PayoutMethodRules {
  return { ...shared(line), kind, fields };
}

function shared({ code, name, min, max, fee, minutes }: MethodSeed) {
  return {
    code,
    provider: 'sandbox',
    name,
    minUnits: wholeUnits(min),
    maxUnits: wholeUnits(max),
    feeFixedUnits: wholeUnits(fee?.fixed ?? 0),
    feeBasisPoints: fee?.basisPoints ?? 0,
    expectedMinutes: minutes,
  };
}
