import type { ResultShape } from '@croupier/contracts';
import { measured, type Measure, type Slice, type Window } from './condition.ts';
import { arrangements, choose } from './rational.ts';

/** The number of equally likely outcomes for each value. */
export interface Distribution {
  readonly outcomes: bigint;
  readonly ways: ReadonlyMap<number, bigint>;
}

/**
 * The exact distribution of a measure: counted over the positions it reads, or by a closed form when there
 * are too many outcomes.
 */
export function distributionOf(measure: Measure, shape: ResultShape): Distribution {
  if (shape.kind === 'lots') return ofLot(measure);
  const outcomes = numberOfOutcomes(shape, positionsOf(measure, shape.count));
  if (outcomes <= mostCounted || shape.kind === 'independent') return byCounting(measure, shape);
  return ofManyDrawn(measure, shape);
}

/** Whether the distribution of a measure can be computed in acceptable time. */
export function isKnown(measure: Measure, shape: ResultShape): boolean {
  if (shape.kind === 'lots') return measure.of === 'lot' && hasSlice(measure, shape);
  if (measure.of === 'lot' || !isInside(measure, shape.count)) return false;
  if (numberOfOutcomes(shape, positionsOf(measure, shape.count)) <= mostCounted) return true;
  return shape.kind === 'sample' && ['sum', 'low-count', 'odd-count'].includes(measure.of);
}

/** Whether a shape has few enough outcomes to enumerate. */
export function isCountable(shape: ResultShape): boolean {
  return shape.kind !== 'lots' && numberOfOutcomes(shape, shape.count) <= mostCounted;
}

const mostCounted = 250_000n;

function isInside(measure: Measure, count: number): boolean {
  switch (measure.of) {
    case 'number':
      return measure.at < count;
    case 'difference':
      return measure.at[0] !== measure.at[1] && Math.max(...measure.at) < count;
    case 'poker':
    case 'bull':
      return count === 5;
    case 'lot':
      return false;
    case 'triple':
      return widthOfWindow(measure.at) === 3 && measure.at[1] <= count;
    default:
      return widthOfWindow(measure.at) > 0 && measure.at[1] <= count;
  }
}

function hasSlice(
  { prize, slice }: Extract<Measure, { of: 'lot' }>,
  { lots }: Extract<ResultShape, { kind: 'lots' }>,
): boolean {
  const digits = lots.find((group) => group.prize === prize && group.count === 1)?.digits ?? 0;
  return digits > 0 && '0'.repeat(digits).slice(...slice).length === sliceDigits(slice);
}

/** Every outcome of the first `count` positions, in drawing order. */
export function outcomesOf(shape: ResultShape, count: number): number[][] {
  if (shape.kind === 'lots') throw new Error('the outcomes of lots are too many to count');
  const faces = shape.kind === 'sample' ? numbers(1, shape.of) : numbers(shape.from, shape.to);
  let outcomes: number[][] = [[]];
  for (let position = 0; position < count; position++) {
    outcomes = outcomes.flatMap((head) =>
      faces
        .filter((face) => shape.kind === 'independent' || !head.includes(face))
        .map((face) => [...head, face]),
    );
  }
  return outcomes;
}

function byCounting(measure: Measure, shape: ResultShape): Distribution {
  const counted = atTheFront(measure);
  const ways = new Map<number, bigint>();
  const outcomes = outcomesOf(shape, positionsOf(measure, shapeCount(shape)));
  for (const outcome of outcomes) add(ways, measured(counted, shape, outcome), 1n);
  return { outcomes: BigInt(outcomes.length), ways };
}

/** All positions are equivalent, so a window is moved to the front and no other position is enumerated. */
function atTheFront(measure: Measure): Measure {
  switch (measure.of) {
    case 'number':
      return { of: 'number', at: 0 };
    case 'difference':
      return { of: 'difference', at: [0, 1] };
    case 'lot':
    case 'poker':
    case 'bull':
      return measure;
    default:
      return { ...measure, at: [0, widthOfWindow(measure.at)] };
  }
}

function positionsOf(measure: Measure, all: number): number {
  switch (measure.of) {
    case 'number':
      return 1;
    case 'difference':
      return 2;
    case 'lot':
    case 'poker':
    case 'bull':
      return all;
    default:
      return widthOfWindow(measure.at);
  }
}

function widthOfWindow([from, to]: Window): number {
  return to - from;
}

function ofManyDrawn(
  measure: Measure,
  shape: Extract<ResultShape, { kind: 'sample' }>,
): Distribution {
  if (measure.of === 'sum') return ofSums(shape.of, widthOfWindow(measure.at));
  if (measure.of === 'low-count')
    return ofMarked(shape.of, { marked: measure.upTo, drawn: widthOfWindow(measure.at) });
  if (measure.of === 'odd-count')
    return ofMarked(shape.of, {
      marked: Math.ceil(shape.of / 2),
      drawn: widthOfWindow(measure.at),
    });
  throw new Error(`The distribution of ${measure.of} over so many numbers is not known`);
}

/** Sums of `drawn` different numbers of 1..n, by adding one number after the other. */
function ofSums(n: number, drawn: number): Distribution {
  const bySize = Array.from({ length: drawn + 1 }, () => new Map<number, bigint>());
  bySize[0]?.set(0, 1n);
  for (let number = 1; number <= n; number++) {
    for (let size = drawn; size > 0; size--) {
      for (const [sum, ways] of bySize[size - 1] ?? [])
        add(bySize[size] ?? new Map(), sum + number, ways);
    }
  }
  return { outcomes: choose(n, drawn), ways: bySize[drawn] ?? new Map() };
}

/** The number of marked ones among the drawn numbers: the hypergeometric distribution. */
function ofMarked(n: number, { marked, drawn }: { marked: number; drawn: number }): Distribution {
  const ways = numbers(0, drawn).map((hits): [number, bigint] => [
    hits,
    choose(marked, hits) * choose(n - marked, drawn - hits),
  ]);
  return { outcomes: choose(n, drawn), ways: new Map(ways) };
}

function ofLot(measure: Measure): Distribution {
  if (measure.of !== 'lot') throw new Error(`Lots have no ${measure.of}`);
  const values = numbers(0, 10 ** sliceDigits(measure.slice) - 1);
  return {
    outcomes: BigInt(values.length),
    ways: new Map(values.map((value) => [value, 1n])),
  };
}

function sliceDigits([start, end]: Slice): number {
  return start < 0 ? (end ?? 0) - start : (end ?? start) - start;
}

function shapeCount(shape: ResultShape): number {
  return shape.kind === 'lots' ? 0 : shape.count;
}

/** The number of ordered outcomes of the first `count` positions, as `outcomesOf` lists them. */
function numberOfOutcomes(shape: ResultShape, count: number): bigint {
  if (shape.kind === 'sample') return arrangements(shape.of, count);
  const faces = shape.kind === 'lots' ? 10 : shape.to - shape.from + 1;
  return BigInt(faces) ** BigInt(count);
}

function add(ways: Map<number, bigint>, value: number, more: bigint): void {
  ways.set(value, (ways.get(value) ?? 0n) + more);
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
