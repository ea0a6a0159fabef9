import { lotsOf, type ResultShape } from '@croupier/contracts';
import { bull, poker, triple } from './hands.ts';

/** The condition under which a listed choice wins. */
export type Condition = MeasureCondition | HandCondition;

export interface MeasureCondition {
  readonly measure: Measure;
  /** The winning values: single ones, or inclusive ranges. */
  readonly values: readonly (number | readonly [from: number, to: number])[];
  readonly parity?: 'odd' | 'even';
}

export interface HandCondition {
  /** Any of these hands must be among the drawn numbers, each number as often as it is listed. */
  readonly hands: readonly (readonly number[])[];
  readonly butNot?: readonly number[];
}

/** A number computed from a result. `at` is a window of positions, its end exclusive. */
export type Measure =
  | { readonly of: 'sum' | 'span' | 'odd-count' | 'triple'; readonly at: Window }
  /** The number of drawn numbers that are at most `upTo`. */
  | { readonly of: 'low-count'; readonly at: Window; readonly upTo: number }
  /** The number at a position. */
  | { readonly of: 'number'; readonly at: number }
  /** The first number minus the second: positive for the dragon. */
  | { readonly of: 'difference'; readonly at: readonly [number, number] }
  | { readonly of: 'poker' | 'bull' }
  /** Digits of the only lot of a prize, read as a number. */
  | { readonly of: 'lot'; readonly prize: string; readonly slice: Slice };

export type Window = readonly [from: number, to: number];
/** Like `String.slice`: `[-2]` for the last two digits. */
export type Slice = readonly [start: number, end?: number];

export function isMet(
  condition: Condition,
  shape: ResultShape,
  result: readonly number[],
): boolean {
  if ('hands' in condition) return holdsHand(condition, result);
  return isWinningValue(condition, measured(condition.measure, shape, result));
}

export function isWinningValue({ values, parity }: MeasureCondition, value: number): boolean {
  if (parity && (value % 2 === 0) !== (parity === 'even')) return false;
  return values.some((wins) =>
    typeof wins === 'number' ? wins === value : value >= wins[0] && value <= wins[1],
  );
}

export function measured(measure: Measure, shape: ResultShape, result: readonly number[]): number {
  switch (measure.of) {
    case 'number':
      return result[measure.at] ?? NaN;
    case 'difference':
      return (result[measure.at[0]] ?? NaN) - (result[measure.at[1]] ?? NaN);
    case 'poker':
      return poker(result);
    case 'bull':
      return bull(result);
    case 'lot':
      return shape.kind === 'lots' ? lotValue(shape, result, measure) : NaN;
    case 'low-count':
      return result.slice(...measure.at).filter((number) => number <= measure.upTo).length;
    default:
      return measuredOf(measure.of, result.slice(...measure.at));
  }
}

function measuredOf(
  of: 'sum' | 'span' | 'odd-count' | 'triple',
  numbers: readonly number[],
): number {
  switch (of) {
    case 'sum':
      return numbers.reduce((sum, number) => sum + number, 0);
    case 'span':
      return Math.max(...numbers) - Math.min(...numbers);
    case 'odd-count':
      return numbers.filter((number) => number % 2 === 1).length;
    case 'triple':
      return triple(numbers);
  }
}

function lotValue(
  { lots }: Extract<ResultShape, { kind: 'lots' }>,
  result: readonly number[],
  { prize, slice }: Extract<Measure, { of: 'lot' }>,
): number {
  const [number] = lotsOf(lots, result).find((drawn) => drawn.prize === prize)?.numbers ?? [];
  return number === undefined ? NaN : Number(number.slice(...slice));
}

function holdsHand({ hands, butNot }: HandCondition, result: readonly number[]): boolean {
  return hands.some((hand) => holds(result, hand)) && !(butNot && holds(result, butNot));
}

function holds(result: readonly number[], hand: readonly number[]): boolean {
  return hand.every((number) => count(result, number) >= count(hand, number));
}

function count(numbers: readonly number[], wanted: number): number {
  return numbers.filter((number) => number === wanted).length;
}
