import { contractLimits } from './agent-contract-terms.ts';
import type { FieldError } from './error-codes.ts';
import { parseAmount } from './money.ts';
import type { ContractTerms, ContractTier } from './schemas/agent-contracts.ts';

const unitsOf = (amount: string) => parseAmount(amount) ?? 0n;

/** The highest tier that a base in ledger units and a number of valid members reach; `null`: none. */
export function tierAt(
  { tiers }: Pick<ContractTerms, 'tiers'>,
  { baseUnits, members }: { readonly baseUnits: bigint; readonly members: number },
): { readonly tier: ContractTier; readonly index: number } | null {
  const index = tiers.findLastIndex(
    (tier) => unitsOf(tier.threshold) <= baseUnits && tier.members <= members,
  );
  const tier = tiers[index];
  return tier ? { tier, index } : null;
}

/** Rules that terms of a contract below must keep, compared with the contract above it. */
export const contractRules = [
  'rate',
  'period',
  'base',
  'losses',
  'minimum',
  'valid',
  'no-own-contract',
  'contracts-below',
] as const;
export type ContractRule = (typeof contractRules)[number];

export interface BrokenRule {
  readonly rule: ContractRule;
  /** The field of the terms. */
  readonly field: string;
  /** The highest rate that the contract above allows at this tier, in hundredths of a percent. */
  readonly mostBasisPoints?: number;
}

/**
 * The first rule by which terms go beyond the terms of the contract above; `null`: none. Rates are step functions
 * that never fall, so that comparing them at each tier of the lower contract compares them at every point.
 */
export function brokenRule(terms: ContractTerms, above: ContractTerms): BrokenRule | null {
  if (terms.period !== above.period) return { rule: 'period', field: 'period' };
  if (terms.base !== above.base) return { rule: 'base', field: 'base' };
  if (terms.losses === 'reset' && above.losses === 'carry')
    return { rule: 'losses', field: 'losses' };
  if (unitsOf(terms.minimumTurnover) < unitsOf(above.minimumTurnover))
    return { rule: 'minimum', field: 'minimumTurnover' };
  if (unitsOf(terms.validTurnover) < unitsOf(above.validTurnover))
    return { rule: 'valid', field: 'validTurnover' };
  for (const [index, { threshold, members, basisPoints }] of terms.tiers.entries()) {
    const most = tierAt(above, { baseUnits: unitsOf(threshold), members })?.tier.basisPoints ?? 0;
    if (basisPoints > most)
      return { rule: 'rate', field: `tiers.${index}.basisPoints`, mostBasisPoints: most };
  }
  return null;
}

/** Whether terms pay at least as much as others at every point, and are not the same. */
export function isHigher(terms: ContractTerms, other: ContractTerms): boolean {
  return brokenRule(other, terms) === null && brokenRule(terms, other) !== null;
}

/** A rule that terms break by themselves. */
export interface Contradiction {
  readonly rule: 'kind' | 'limit' | 'rising' | 'flat';
  /** The field of the terms. */
  readonly field: string;
  /** The highest rate of the kind, in hundredths of a percent. */
  readonly mostBasisPoints?: number;
}

/** The first rule by which terms contradict themselves; `null`: none. */
export function contradictionIn(terms: ContractTerms): Contradiction | null {
  const { kind, base, period, losses, tiers } = terms;
  const isDividend = kind === 'dividend';
  if (isDividend !== (period !== null)) return { rule: 'kind', field: 'period' };
  if (isDividend !== (losses !== null)) return { rule: 'kind', field: 'losses' };
  if (!isDividend && base !== 'turnover') return { rule: 'kind', field: 'base' };
  const most = isDividend ? contractLimits.dividendBasisPoints : contractLimits.salaryBasisPoints;
  for (const [index, tier] of tiers.entries()) {
    const place = `tiers.${index}`;
    if (tier.basisPoints > most)
      return { rule: 'limit', field: `${place}.basisPoints`, mostBasisPoints: most };
    const wrong = notRisingIn(tier, tiers[index - 1]);
    if (wrong) return { rule: 'rising', field: `${place}.${wrong}` };
  }
  const notFlat = kind === 'real-time' ? notFlatIn(tiers) : null;
  return notFlat === null ? null : { rule: 'flat', field: notFlat };
}

function notRisingIn(
  { threshold, members, basisPoints }: ContractTier,
  before: ContractTier | undefined,
): string | null {
  if (!before) return null;
  if (unitsOf(threshold) <= unitsOf(before.threshold)) return 'threshold';
  if (members < before.members) return 'members';
  return basisPoints <= before.basisPoints ? 'basisPoints' : null;
}

/** A window of five minutes has no tiers: its rate is the same whenever the job runs. */
function notFlatIn([only, second]: readonly ContractTier[]): string | null {
  if (second) return 'tiers.1.threshold';
  if (only && unitsOf(only.threshold) > 0n) return 'tiers.0.threshold';
  return only && only.members > 0 ? 'tiers.0.members' : null;
}

/** A broken rule as the error of its field: `pattern` is a key of the texts, `max` a rate in percent. */
export function ruleError({
  rule,
  mostBasisPoints: most,
}: Pick<BrokenRule | Contradiction, 'rule' | 'mostBasisPoints'>): FieldError {
  const error = { code: 'pattern', pattern: `contract-${rule}` } as const;
  return most === undefined ? error : { ...error, max: most / 100 };
}
