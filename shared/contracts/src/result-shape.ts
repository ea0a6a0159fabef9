/**
 * The format of a draw's numbers. A result is a flat list of numbers in drawing order; for lots it is their
 * digits, lot after lot, so that no leading zero is lost.
 */
export type ResultShape =
  | {
      /** Independent numbers, each in `from`..`to`: dice, digits. */
      readonly kind: 'independent';
      readonly count: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      /** The first `count` of the shuffled numbers 1..`of`: balls, racing cars. */
      readonly kind: 'sample';
      readonly count: number;
      readonly of: number;
    }
  | {
      /** Numbers of several digits by prize, in drawing order. */
      readonly kind: 'lots';
      readonly lots: readonly LotGroup[];
    };

export interface LotGroup {
  /** Code of the prize, such as `special` or `p7`. */
  readonly prize: string;
  readonly digits: number;
  readonly count: number;
}

export interface DrawnLots {
  readonly prize: string;
  /** Each with leading zeros. */
  readonly numbers: readonly string[];
}

/** How many numbers a result of this shape has. */
export function lengthOf(shape: ResultShape): number {
  if (shape.kind !== 'lots') return shape.count;
  return shape.lots.reduce((sum, { digits, count }) => sum + digits * count, 0);
}

/** Whether a draw of this shape can produce these numbers. */
export function fits(shape: ResultShape, result: readonly number[]): boolean {
  if (result.length !== lengthOf(shape)) return false;
  if (shape.kind === 'lots') return result.every((digit) => isWithin(digit, 0, 9));
  if (shape.kind === 'independent')
    return result.every((number) => isWithin(number, shape.from, shape.to));
  return (
    new Set(result).size === result.length && result.every((one) => isWithin(one, 1, shape.of))
  );
}

/** The lots of a result by prize, in drawing order. */
export function lotsOf(lots: readonly LotGroup[], result: readonly number[]): DrawnLots[] {
  let at = 0;
  return lots.map(({ prize, digits, count }) => ({
    prize,
    numbers: Array.from({ length: count }, () => result.slice(at, (at += digits)).join('')),
  }));
}

/** The flat result of lots entered by prize; the caller validates it with `fits`. */
export function resultOfLots(drawn: readonly DrawnLots[]): number[] {
  return drawn.flatMap(({ numbers }) => numbers.flatMap((number) => [...number].map(Number)));
}

function isWithin(number: number, from: number, to: number): boolean {
  return Number.isInteger(number) && number >= from && number <= to;
}

/** Every kind of draw, by its name in the drawn message. */
export const drawFamilies = [
  'K3',
  'SSC5',
  'D3',
  'WINGO',
  'PK10',
  'E115',
  'KENO',
  'VN27',
  'VN18',
  'THAI',
  'D4',
] as const;
export type DrawFamily = (typeof drawFamilies)[number];

export const drawShapes = {
  K3: { kind: 'independent', count: 3, from: 1, to: 6 },
  SSC5: { kind: 'independent', count: 5, from: 0, to: 9 },
  D3: { kind: 'independent', count: 3, from: 0, to: 9 },
  WINGO: { kind: 'independent', count: 1, from: 0, to: 9 },
  PK10: { kind: 'sample', count: 10, of: 10 },
  E115: { kind: 'sample', count: 5, of: 11 },
  KENO: { kind: 'sample', count: 20, of: 80 },
  VN27: {
    kind: 'lots',
    lots: [
      { prize: 'special', digits: 5, count: 1 },
      { prize: 'p1', digits: 5, count: 1 },
      { prize: 'p2', digits: 5, count: 2 },
      { prize: 'p3', digits: 5, count: 6 },
      { prize: 'p4', digits: 4, count: 4 },
      { prize: 'p5', digits: 4, count: 6 },
      { prize: 'p6', digits: 3, count: 3 },
      { prize: 'p7', digits: 2, count: 4 },
    ],
  },
  VN18: {
    kind: 'lots',
    lots: [
      { prize: 'p8', digits: 2, count: 1 },
      { prize: 'p7', digits: 3, count: 1 },
      { prize: 'p6', digits: 4, count: 3 },
      { prize: 'p5', digits: 4, count: 1 },
      { prize: 'p4', digits: 5, count: 7 },
      { prize: 'p3', digits: 5, count: 2 },
      { prize: 'p2', digits: 5, count: 1 },
      { prize: 'p1', digits: 5, count: 1 },
      { prize: 'special', digits: 6, count: 1 },
    ],
  },
  THAI: {
    kind: 'lots',
    lots: [
      { prize: 'first', digits: 6, count: 1 },
      { prize: 'front3', digits: 3, count: 2 },
      { prize: 'back3', digits: 3, count: 2 },
      { prize: 'bottom2', digits: 2, count: 1 },
    ],
  },
  D4: {
    kind: 'lots',
    lots: [
      { prize: 'first', digits: 4, count: 1 },
      { prize: 'second', digits: 4, count: 1 },
      { prize: 'third', digits: 4, count: 1 },
      { prize: 'starter', digits: 4, count: 10 },
      { prize: 'consolation', digits: 4, count: 10 },
    ],
  },
} satisfies Readonly<Record<DrawFamily, ResultShape>>;
