import type { PickForm } from '@croupier/contracts';

export type WrittenForm = Exclude<PickForm, { form: 'choice' }>;

/**
 * `numbers`: each number is a pick; `places`: numbers for every place; `pool`: each combination is a pick.
 */
export type PadLayout = 'numbers' | 'places' | 'pool';

const mostDigitsInGrid = 2;

export function layoutOf(form: WrittenForm): PadLayout {
  if (form.form === 'set') return form.count === 1 ? 'numbers' : 'pool';
  if (form.form === 'sequence') return form.count === 1 ? 'numbers' : 'places';
  if (form.isUnordered) return 'pool';
  return form.count <= mostDigitsInGrid && !form.pattern ? 'numbers' : 'places';
}

/** Every number that can be marked, in the format of a pick. */
export function numbersOf(form: WrittenForm): readonly string[] {
  if (form.form !== 'digits') return padded(form.from, form.to, form.width);
  const width = layoutOf(form) === 'numbers' ? form.count : 1;
  return padded(0, 10 ** width - 1, width);
}

/** How many rows of numbers the pad has. */
export function rowsOf(form: WrittenForm): number {
  return layoutOf(form) === 'places' ? form.count : 1;
}

/** The minimum of marked numbers in a row for a line. */
export function leastOf(form: WrittenForm): number {
  if (layoutOf(form) !== 'pool') return 1;
  return form.form === 'digits' ? (form.pattern?.length ?? 1) : form.count;
}

function padded(from: number, to: number, width: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String(from + index).padStart(width, '0'),
  );
}
