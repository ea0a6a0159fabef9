import type {
  DepositKind,
  Localized,
  PayToField,
  PayoutField,
  PayoutKind,
} from '@croupier/contracts';
import type { MethodRow } from './deposit-methods.store.ts';
import type { PayoutMethodRow } from './payout-accounts.store.ts';
import type { SettingsRow } from './settings.store.ts';

interface MethodRules {
  readonly code: string;
  readonly provider: string;
  readonly name: Localized;
  readonly minUnits: bigint;
  readonly maxUnits: bigint;
  readonly feeFixedUnits: bigint;
  readonly feeBasisPoints: number;
  readonly expectedMinutes: number;
}

export interface DepositMethodRules extends MethodRules {
  readonly kind: DepositKind;
  readonly suggestedUnits: readonly bigint[];
  readonly payTo: readonly PayToField[];
  /** What of a credited deposit must be staked before money leaves, in percent. */
  readonly turnoverPercent: number;
}

export interface PayoutMethodRules extends MethodRules {
  readonly kind: PayoutKind;
  readonly fields: readonly PayoutField[];
}

/** Deposit and payout methods of a brand, in display order. */
export interface BrandRules {
  readonly brand: string;
  readonly receiptMinutes: number;
  readonly disputeDays: number;
  readonly twoPersonUnits: bigint;
  readonly dailyUnits: bigint;
  readonly transferMinutes: number;
  readonly mayCancel: boolean;
  readonly deposits: readonly DepositMethodRules[];
  readonly payouts: readonly PayoutMethodRules[];
}

/** The rules as database rows. */
export function rulesOf({ brand, deposits, payouts, ...rules }: BrandRules): {
  readonly settings: SettingsRow;
  readonly deposits: readonly MethodRow[];
  readonly payouts: readonly PayoutMethodRow[];
} {
  return {
    settings: {
      brand,
      receipt_minutes: rules.receiptMinutes,
      dispute_days: rules.disputeDays,
      two_person_units: rules.twoPersonUnits,
      daily_units: rules.dailyUnits,
      transfer_minutes: rules.transferMinutes,
      may_cancel: rules.mayCancel,
    },
    deposits: deposits.map((method, position) => ({
      ...shared(brand, method, position),
      kind: method.kind,
      suggested_units: [...method.suggestedUnits],
      pay_to: [...method.payTo],
      turnover_percent: method.turnoverPercent,
    })),
    payouts: payouts.map((method, position) => ({
      ...shared(brand, method, position),
      kind: method.kind,
      fields: [...method.fields],
    })),
  };
}

function shared(brand: string, method: MethodRules, position: number) {
  return {
    brand,
    code: method.code,
    provider: method.provider,
    name: method.name,
    min_units: method.minUnits,
    max_units: method.maxUnits,
    fee_fixed_units: method.feeFixedUnits,
    fee_basis_points: method.feeBasisPoints,
    expected_minutes: method.expectedMinutes,
    position,
    is_enabled: true,
  };
}
