import type { DrawFamily, Localized } from '@croupier/contracts';

/** A lottery game as data: everything that pricing, drawing and settling need to know of it. */
export interface GameDefinition {
  readonly gameId: string;
  readonly family: 'k3';
  /** Name of the game inside the drawn message. */
  readonly drawFamily: DrawFamily;
  readonly name: Localized;
  readonly gameMenuTag: string;
  /** Seconds from one draw to the next; a day is a whole number of them. */
  readonly cadenceSeconds: number;
  /** Seconds before the draw in which no bet is taken. */
  readonly lockSeconds: number;
  /** Rises with every change of odds, choices or limits. */
  readonly priceVersion: number;
  /** By currency: the game is not offered in one that is not named. */
  readonly limits: Readonly<Record<string, StakeLimits>>;
  readonly playTypes: readonly PlayTypeDefinition[];
}

/** Decimal amounts. */
export interface StakeLimits {
  readonly minStake: string;
  readonly maxStake: string;
  readonly maxStakePerDraw: string;
}

export interface PlayTypeDefinition {
  readonly code: string;
  readonly name: Localized;
  readonly rule: Localized;
  readonly choices: readonly ChoiceDefinition[];
}

export interface ChoiceDefinition {
  readonly code: string;
  readonly name: Localized;
  /** Total returned per 1 staked, stake included. */
  readonly odds: string;
  readonly wins: Condition;
}

/** When a choice wins. What a code means never changes: lines are settled by it. */
export type Condition =
  | { readonly sums: readonly number[] }
  | {
      /** Any of these hands must be among the numbers drawn, each number as often as it is named. */
      readonly hands: readonly (readonly number[])[];
      readonly butNot?: readonly number[];
    };

export function isMet(condition: Condition, result: readonly number[]): boolean {
  if ('sums' in condition) return condition.sums.includes(sumOf(result));
  const { hands, butNot } = condition;
  return hands.some((hand) => holds(result, hand)) && !(butNot && holds(result, butNot));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function holds(result: readonly number[], hand: readonly number[]): boolean {
  return hand.every((number) => count(result, number) >= count(hand, number));
}

function count(numbers: readonly number[], wanted: number): number {
  return numbers.filter((number) => number === wanted).length;
}
