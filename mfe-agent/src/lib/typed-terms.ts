import {
  asciiDigits,
  brokenRule,
  contractLimits,
  contradictionIn,
  ruleError,
  type ContractTerms,
  type ContractTier,
  type DecimalAmount,
  type FieldError,
} from '@croupier/contracts';
import { asAmount } from '@croupier/ui';

export interface TypedTier {
  readonly threshold: string;
  readonly members: string;
  /** In percent. */
  readonly rate: string;
}

export interface TypedTerms {
  readonly tiers: readonly TypedTier[];
  readonly minimumTurnover: string;
  readonly validTurnover: string;
  readonly losses: ContractTerms['losses'];
}

type Errors = Readonly<Record<string, FieldError>>;
type Read<Value> = { readonly value: Value } | { readonly error: FieldError };

/** Terms as texts of the form. */
export const typedOf = ({ tiers, ...terms }: ContractTerms): TypedTerms => ({
  minimumTurnover: terms.minimumTurnover,
  validTurnover: terms.validTurnover,
  losses: terms.losses,
  tiers: tiers.map(({ threshold, members, basisPoints }) => ({
    threshold,
    members: String(members),
    rate: String(basisPoints / 100),
  })),
});

/**
 * The terms that a form contains, in any digits, or its errors by field. Kind, period and base are those of the agent's
 * own contract, which no contract below can leave; `between` are the agent and the one who gets the offer.
 */
export function readTerms(
  { tiers, minimumTurnover, validTurnover, losses }: TypedTerms,
  own: ContractTerms,
  between: NonNullable<FieldError['between']>,
): { readonly terms: ContractTerms } | { readonly errors: Errors } {
  const errors: Record<string, FieldError> = {};
  const take = <Value>(field: string, read: Read<Value>, fallback: Value): Value => {
    if ('value' in read) return read.value;
    errors[`terms.${field}`] = read.error;
    return fallback;
  };
  const terms: ContractTerms = {
    kind: own.kind,
    period: own.period,
    base: own.base,
    losses,
    tiers: tiers.map((tier, at): ContractTier => ({
      threshold: take(`tiers.${at}.threshold`, amountIn(tier.threshold), '0.00'),
      members: take(`tiers.${at}.members`, membersIn(tier.members), 0),
      basisPoints: take(`tiers.${at}.basisPoints`, basisPointsIn(tier.rate), 1),
    })),
    minimumTurnover: take('minimumTurnover', amountIn(minimumTurnover), '0.00'),
    validTurnover: take('validTurnover', amountIn(validTurnover), '0.00'),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const contradiction = contradictionIn(terms);
  if (contradiction)
    return { errors: { [`terms.${contradiction.field}`]: ruleError(contradiction) } };
  const broken = brokenRule(terms, own);
  return broken
    ? { errors: { [`terms.${broken.field}`]: { ...ruleError(broken), between } } }
    : { terms };
}

function amountIn(typed: string): Read<DecimalAmount> {
  if (typed.trim() === '') return { error: { code: 'required' } };
  const amount = asAmount(typed);
  return amount === '' || amount.startsWith('-')
    ? { error: { code: 'pattern', pattern: 'not-an-amount' } }
    : { value: amount };
}

function membersIn(typed: string): Read<number> {
  if (typed.trim() === '') return { error: { code: 'required' } };
  const count = Number(asciiDigits(typed.trim()));
  return /^\d+$/.test(asciiDigits(typed.trim())) && count <= contractLimits.members
    ? { value: count }
    : { error: { code: 'range', min: 0, max: contractLimits.members } };
}

function basisPointsIn(typed: string): Read<number> {
  if (typed.trim() === '') return { error: { code: 'required' } };
  const percent = asAmount(typed);
  const basisPoints = Math.round(Number(percent) * 100);
  // Two decimal places at most; a float is never compared.
  const isExact = /^\d+(\.\d{1,2}0*)?$/.test(percent);
  return isExact && basisPoints > 0
    ? { value: basisPoints }
    : { error: { code: 'pattern', pattern: 'contract-percent' } };
}
