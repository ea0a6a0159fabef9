import type { GameCategory } from '@croupier/contracts';
import type { Day } from '../../zoned-day.ts';
import type { DayTurnover } from '../reports/index.ts';
import type { RebateBonus } from '../vip/index.ts';
import { termsOn, type DatedTerms } from './terms.store.ts';

/** What a day and category earned, or how that differs from what earlier payments contain. */
export interface Part extends DayTurnover {
  readonly basisPoints: number;
  readonly amountUnits: bigint;
}

/** What the payments of a member contain for a day and category. */
export interface CountedPart {
  readonly day: Day;
  readonly category: GameCategory;
  readonly turnoverUnits: bigint;
  readonly amountUnits: bigint;
}

const basisPointsInOne = 10_000n;

/** The rebate in ledger units; a fraction of a unit is dropped, also below zero. */
export const rebateOn = (turnoverUnits: bigint, basisPoints: number): bigint =>
  (turnoverUnits * BigInt(basisPoints)) / basisPointsInOne;

/** Each day and category at the rate of its day, less what payments contain; without those that agree. */
export function unpaidParts(
  turnovers: readonly DayTurnover[],
  counted: readonly CountedPart[],
  terms: readonly DatedTerms[],
  bonuses: readonly RebateBonus[] = [],
): readonly Part[] {
  const known = new Map(counted.map((part) => [keyOf(part), part]));
  const played = new Set(turnovers.map(keyOf));
  const gone = counted
    .filter((part) => !played.has(keyOf(part)))
    .map(({ day, category }) => ({ day, category, turnoverUnits: 0n }));
  return [...turnovers, ...gone]
    .map((turnover): Part => {
      const { isEnabled, rates } = termsOn(terms, turnover.day);
      const rate = isEnabled ? (rates[turnover.category] ?? 0) : 0;
      // A level adds to a rate: a category that earns nothing stays so.
      const basisPoints = rate === 0 ? 0 : rate + bonusOn(bonuses, turnover.day);
      const before = known.get(keyOf(turnover));
      return {
        ...turnover,
        basisPoints,
        turnoverUnits: turnover.turnoverUnits - (before?.turnoverUnits ?? 0n),
        amountUnits: rebateOn(turnover.turnoverUnits, basisPoints) - (before?.amountUnits ?? 0n),
      };
    })
    .filter(({ amountUnits }) => amountUnits !== 0n);
}

const bonusOn = (bonuses: readonly RebateBonus[], day: Day): number =>
  bonuses.findLast(({ from }) => from <= day)?.basisPoints ?? 0;

const keyOf = ({ day, category }: Pick<DayTurnover, 'day' | 'category'>) => `${day} ${category}`;

export const sumOf = (parts: readonly Part[]): bigint =>
  parts.reduce((sum, { amountUnits }) => sum + amountUnits, 0n);
