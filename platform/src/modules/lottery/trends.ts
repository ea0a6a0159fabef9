import { lotsOf, type NumberTrend, type ResultShape, type Trends } from '@croupier/contracts';

/** How often each number came in results, the newest first; of lots, their last two digits. */
export function trendsOf(shape: ResultShape, results: readonly (readonly number[])[]): Trends {
  const numbers = positionsOf(shape).flatMap((position) =>
    facesOf(shape).map((number) =>
      trendOf(
        position,
        number,
        results.map((one) => shown(shape, one, position)),
      ),
    ),
  );
  return { draws: results.length, numbers };
}

function trendOf(
  position: number,
  number: string,
  draws: readonly (readonly string[])[],
): NumberTrend {
  const count = draws.reduce((sum, one) => sum + one.filter((drawn) => drawn === number).length, 0);
  const last = draws.findIndex((one) => one.includes(number));
  return { position, number, count, missing: last < 0 ? draws.length : last };
}

/** Places matter where every draw fills the same few: digits, and cars in their order. */
function positionsOf(shape: ResultShape): number[] {
  const isPlaced =
    shape.kind === 'independent' || (shape.kind === 'sample' && shape.count === shape.of);
  return isPlaced ? Array.from({ length: shape.count }, (_, index) => index + 1) : [0];
}

function facesOf(shape: ResultShape): string[] {
  if (shape.kind === 'lots')
    return Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));
  const [from, to] = shape.kind === 'sample' ? [1, shape.of] : [shape.from, shape.to];
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

function shown(shape: ResultShape, result: readonly number[], position: number): string[] {
  if (shape.kind === 'lots')
    return lotsOf(shape.lots, result).flatMap(({ numbers }) => numbers.map((one) => one.slice(-2)));
  const numbers = position === 0 ? result : result.slice(position - 1, position);
  return numbers.map(String);
}
