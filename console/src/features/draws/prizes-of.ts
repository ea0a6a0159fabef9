import { drawShapes, lotsOf, type DrawFamily, type EnteredPrize } from '@croupier/contracts';

/** One field of the result form, by draw family. */
export interface PrizeField {
  readonly prize: string;
  readonly count: number;
  /** Digits of each number; `null` if numbers are written without padding. */
  readonly digits: number | null;
}

export function prizeFields(family: DrawFamily): PrizeField[] {
  const shape = drawShapes[family];
  if (shape.kind !== 'lots') return [{ prize: 'numbers', count: shape.count, digits: null }];
  return shape.lots.map(({ prize, count, digits }) => ({ prize, count, digits }));
}

/** Drawn numbers by prize. */
export function drawnPrizes(family: DrawFamily, numbers: readonly number[]): EnteredPrize[] {
  const shape = drawShapes[family];
  if (shape.kind !== 'lots') return [{ prize: 'numbers', numbers: numbers.map(String) }];
  return lotsOf(shape.lots, numbers).map(({ prize, numbers: lots }) => ({
    prize,
    numbers: lots.some((lot) => lot.includes('-')) ? [] : lots,
  }));
}

/**
 * Parses a field: numbers with any separators, or one dash for a prize that was not drawn; `null` if neither.
 */
export function readField({ count, digits }: PrizeField, text: string): readonly string[] | null {
  if (/^\s*[-–—]\s*$/.test(text)) return [];
  const numbers = text.split(/[\s,.;]+/).filter((part) => part !== '');
  const isRight = (number: string) =>
    /^\d+$/.test(number) && (digits === null || number.length === digits);
  return numbers.length === count && numbers.every(isRight) ? numbers : null;
}
