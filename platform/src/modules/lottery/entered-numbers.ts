import {
  fits,
  lengthOf,
  lotsOf,
  type EnteredPrize,
  type FieldError,
  type LotGroup,
  type ResultShape,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';

/** Numbers as stored: a prize that was not drawn is -1 in each of its positions. */
export interface EnteredNumbers {
  readonly numbers: number[];
  readonly voidPrizes: readonly string[];
}

/** Name of the only prize of a shape without prizes. */
const single = 'numbers';
const notDrawn = -1;

/** Reads entered numbers prize by prize; every prize of the shape must be there, in any order. */
export function readEntered(
  shape: ResultShape,
  prizes: readonly EnteredPrize[],
): Outcome<EnteredNumbers, 'invalid-input'> {
  const errors: Record<string, FieldError> = {};
  const numbers = prizesOf(shape).flatMap(({ prize, digits, count }) => {
    const entered = prizes.filter((one) => one.prize === prize);
    const read =
      entered.length === 1 ? readPrize({ digits, count }, entered[0]?.numbers ?? []) : null;
    if (!read) errors[`prizes.${prize}`] = { code: 'invalid', min: count, max: count };
    return read ?? [];
  });
  const stranger = prizes.find(({ prize }) => !prizesOf(shape).some((one) => one.prize === prize));
  if (stranger) errors[`prizes.${stranger.prize}`] = { code: 'invalid' };
  const voidPrizes = prizes.filter((one) => one.numbers.length === 0).map(({ prize }) => prize);
  const isPossible = fits(shape, voidPrizes.length > 0 ? withoutVoid(numbers) : numbers);
  if (Object.keys(errors).length === 0 && !isPossible)
    errors['prizes'] = { code: 'range', min: lengthOf(shape), max: lengthOf(shape) };
  if (Object.keys(errors).length > 0)
    return fail('invalid-input', {
      detail: 'Enter every prize as it was drawn, each number with its leading zeros.',
      fields: errors,
    });
  return done({ numbers, voidPrizes: voidPrizes.toSorted() });
}

/** The reverse of `readEntered`, for display. */
export function writtenNumbers(shape: ResultShape, numbers: readonly number[]): EnteredPrize[] {
  if (shape.kind !== 'lots') return [{ prize: single, numbers: numbers.map(String) }];
  return lotsOf(shape.lots, numbers).map(({ prize, numbers: lots }) => ({
    prize,
    numbers: lots.some((lot) => lot.includes('-')) ? [] : lots,
  }));
}

function prizesOf(shape: ResultShape): readonly LotGroup[] {
  return shape.kind === 'lots' ? shape.lots : [{ prize: single, digits: 0, count: shape.count }];
}

/** `digits` 0: plain numbers of any width. `null` for numbers that cannot have been drawn. */
function readPrize(
  { digits, count }: { digits: number; count: number },
  texts: readonly string[],
): number[] | null {
  if (texts.length === 0 && digits > 0)
    return Array.from({ length: digits * count }, () => notDrawn);
  if (texts.length !== count) return null;
  if (digits === 0) return texts.every((text) => /^\d{1,3}$/.test(text)) ? texts.map(Number) : null;
  if (!texts.every((text) => text.length === digits && /^\d+$/.test(text))) return null;
  return texts.flatMap((text) => [...text].map(Number));
}

function withoutVoid(numbers: readonly number[]): number[] {
  return numbers.map((number) => (number === notDrawn ? 0 : number));
}
