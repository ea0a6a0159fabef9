import { drawShapes, lotsOf, type DrawFamily, type EnteredPrize } from '@croupier/contracts';

/** What must be entered for a draw of a family. */
export interface PrizeField {
  readonly prize: string;
  readonly count: number;
  /** Digits of each number; `null` where numbers are written as they are. */
  readonly digits: number | null;
}

export function prizeFields(family: DrawFamily): PrizeField[] {
  const shape = drawShapes[family];
  if (shape.kind !== 'lots') return [{ prize: 'numbers', count: shape.count, digits: null }];
  return shape.lots.map(({ prize, count, digits }) => ({ prize, count, digits }));
}

/** Drawn numbers prize by prize. */
export function drawnPrizes(family: DrawFamily, numbers: readonly number[]): EnteredPrize[] {
  const shape = drawShapes[family];
  if (shape.kind !== 'lots') return [{ prize: 'numbers', numbers: numbers.map(String) }];
  return lotsOf(shape.lots, numbers).map(({ prize, numbers: lots }) => ({
    prize,
    numbers: lots.some((lot) => lot.includes('-')) ? [] : lots,
  }));
}

/** Reads a field: numbers with anything between, or one dash for a prize that was not drawn; `null` if neither. */
export function readField({ count, digits }: PrizeField, text: string): readonly string[] | null {
  if (/^\s*[-–—]\s*$/.test(text)) return [];
  const numbers = text.split(/[\s,.;]+/).filter((part) => part !== '');
  const isRight = (number: string) =>
    /^\d+$/.test(number) && (digits === null || number.length === digits);
  return numbers.length === count && numbers.every(isRight) ? numbers : null;
}
