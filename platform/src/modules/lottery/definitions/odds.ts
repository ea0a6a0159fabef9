import { drawShapes, parseAmount, unitsPerCurrencyUnit } from '@croupier/contracts';
import { chanceOf, expectedHits } from './chance.ts';
import {
  isPickType,
  type ChoiceDefinition,
  type GameDefinition,
  type PickPlayType,
  type PlayTypeDefinition,
} from './game-definition.ts';
import { isLess, none, plus, rational, times, type Rational } from './rational.ts';

/** Returns below three quarters are only for games of the lottery class (GLI-19 4.7.1). */
export const returnFloor: Rational = { over: 3n, under: 4n };

/** Odds in 1/100,000, exact. */
export function oddsUnits(odds: string): bigint {
  const units = parseAmount(odds);
  if (units === null) throw new Error(`"${odds}" are no odds`);
  return units;
}

/** Smallest coin of every offered currency: two decimals. */
export const minorUnits = unitsPerCurrencyUnit / 100n;

export interface PaidLine {
  readonly stakeUnits: bigint;
  /** By tier, as accepted. */
  readonly oddsUnits: readonly bigint[];
  /** Stake of one unit, to which the odds refer. */
  readonly unitStake: number;
}

/** The payout of a line with these hits in ledger units, rounded down to the currency's minor unit. */
export function payoutOf({ stakeUnits, oddsUnits, unitStake }: PaidLine, hits: readonly number[]) {
  const perUnit = oddsUnits.reduce((sum, odds, tier) => sum + odds * BigInt(hits[tier] ?? 0), 0n);
  const exact = (stakeUnits * perUnit) / (unitsPerCurrencyUnit * BigInt(unitStake));
  return exact - (exact % minorUnits);
}

/** Exact return of a listed choice: 1 is the whole stake. */
export function returnOfChoice(game: GameDefinition, { pays }: ChoiceDefinition): Rational {
  return pays.reduce(
    (sum, { odds, when }) =>
      plus(sum, times(fraction(odds), chanceOf(when, drawShapes[game.drawFamily]))),
    none,
  );
}

/** Exact return of a pick; it is the same for every pick of the play type. */
export function returnOfPick(game: GameDefinition, playType: PickPlayType): Rational {
  const hits = expectedHits(playType, drawShapes[game.drawFamily]);
  const paid = playType.odds.reduce(
    (sum, odds, tier) => plus(sum, times(fraction(odds), hits[tier] ?? none)),
    none,
  );
  return times(paid, rational(1n, BigInt(playType.unitStake)));
}

/** The lowest return of a play type. */
export function leastReturn(game: GameDefinition, playType: PlayTypeDefinition): Rational {
  return returnsOf(game, playType).reduce((least, one) => (isLess(one, least) ? one : least));
}

export function highestReturn(game: GameDefinition, playType: PlayTypeDefinition): Rational {
  return returnsOf(game, playType).reduce((most, one) => (isLess(most, one) ? one : most));
}

function returnsOf(game: GameDefinition, playType: PlayTypeDefinition): Rational[] {
  if (isPickType(playType)) return [returnOfPick(game, playType)];
  return playType.choices.map((choice) => returnOfChoice(game, choice));
}

export function isBelowFloor(game: GameDefinition, playType: PlayTypeDefinition): boolean {
  return isLess(leastReturn(game, playType), returnFloor);
}

/** In percent with at most four decimals, for display only; decisions use the fraction. */
export function percent(share: Rational): number {
  return Number((share.over * 1_000_000n) / share.under) / 10_000;
}

function fraction(odds: string): Rational {
  return rational(oddsUnits(odds), unitsPerCurrencyUnit);
}
