import { unitsPerCurrencyUnit, type VipLadderDraft, type VipLevelDraft } from '@croupier/contracts';

type Levels = Pick<VipLadderDraft, 'levels'>;

/** Members above this level are served by the personal support (specification §2). */
export const lastLevelWithoutSupport = 4;

export const reachUnits = ({ reach }: Pick<VipLevelDraft, 'reach'>): bigint =>
  BigInt(reach) * unitsPerCurrencyUnit;

/** The level that rank points lead to; 0 below the first one. */
export const levelAt = ({ levels }: Levels, units: bigint): number =>
  levels.filter((level) => reachUnits(level) <= units).length;

/** The rules of a level; `null` for 0 and for a rank above the ladder. */
export const ruleOf = ({ levels }: Levels, level: number): VipLevelDraft | null =>
  levels[level - 1] ?? null;

export interface MonthResult {
  readonly level: number;
  /** Rank points of the month. */
  readonly units: bigint;
  /** The level was reached in the month. */
  readonly isNew: boolean;
  readonly missedMonths: number;
}

/** What a month means for a level: kept, missed within the grace, or lost by one. */
export function judge(
  ladder: Pick<VipLadderDraft, 'levels' | 'graceMonths'>,
  { level, units, isNew, missedMonths }: MonthResult,
): { readonly level: number; readonly missedMonths: number } {
  const rule = ruleOf(ladder, level);
  if (!rule || isNew || units >= BigInt(rule.keep) * unitsPerCurrencyUnit)
    return { level, missedMonths: 0 };
  const missed = missedMonths + 1;
  return missed > ladder.graceMonths
    ? { level: level - 1, missedMonths: 0 }
    : { level, missedMonths: missed };
}
