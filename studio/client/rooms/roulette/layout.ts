import type { Spot } from '../../../src/games/roulette-spots.ts';

/** A box of the table layout, in cells: the long side runs along `x`. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cells of the whole layout: zero, twelve streets and the columns; three rows, dozens and the even chances.
 */
export const clothCells = { long: 14, wide: 5 } as const;

const seam = 0.42;

/**
 * Where a spot takes its chips. Numbers and outside bets are boxes; the other spots are on the lines between.
 */
export function boxOf(spot: Spot): Box {
  const { kind, numbers, id } = spot;
  if (kind === 'straight') return cellOf(numbers[0] ?? 0);
  if (kind === 'column') return { x: 13, y: 3 - Number(id.slice(-1)), width: 1, height: 1 };
  if (kind === 'dozen') return { x: 1 + (Number(id.slice(-1)) - 1) * 4, y: 3, width: 4, height: 1 };
  if (kind === 'even-money')
    return { x: 1 + evenChances.indexOf(id) * 2, y: 4, width: 2, height: 1 };
  const [x, y] = lineOf(spot);
  return { x: x - seam / 2, y: y - seam / 2, width: seam, height: seam };
}

const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

function cellOf(number: number): Box {
  if (number === 0) return { x: 0, y: 0, width: 1, height: 3 };
  return {
    x: 1 + Math.floor((number - 1) / 3),
    y: 2 - ((number - 1) % 3),
    width: 1,
    height: 1,
  };
}

/** The middle of the line or crossing of a bet on several numbers. */
function lineOf({ kind, numbers }: Spot): readonly [number, number] {
  const cells = numbers.filter((number) => number > 0).map(cellOf);
  const x = mean(cells.map((cell) => cell.x + 0.5));
  const y = mean(cells.map((cell) => cell.y + 0.5));
  // Streets and six-lines are on the edge towards the dozens; bets with the zero are on the line beside it.
  if (kind === 'street' || kind === 'six-line') return [x, 3];
  if (kind === 'first-four') return [1, 3];
  if (numbers.includes(0)) return [1, y];
  return [x, y];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
