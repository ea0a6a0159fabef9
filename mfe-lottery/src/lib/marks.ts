import { patternOf } from '@croupier/contracts';
import { layoutOf, rowsOf, type WrittenForm } from './pad-layout.ts';

/** Numbers marked on a pad, row by row. */
export type Marks = readonly (readonly string[])[];

/** Lines of one slip: the specification's limit for a pasted list. */
export const mostLines = 10_000;

export function noMarks(form: WrittenForm): Marks {
  return Array.from({ length: rowsOf(form) }, () => []);
}

export function toggleMark(marks: Marks, row: number, number: string): Marks {
  return marks.map((marked, index) => (index === row ? toggled(marked, number) : marked));
}

export function markRow(marks: Marks, row: number, numbers: readonly string[]): Marks {
  return marks.map((marked, index) => (index === row ? numbers : marked));
}

/** The number of picks from the marks, computed without generating them, since there may be too many. */
export function countPicks(form: WrittenForm, marks: Marks): number {
  const [first = []] = marks;
  if (form.form === 'set') return choose(first.length, form.count);
  if (form.form === 'digits' && !form.pattern && layoutOf(form) === 'places')
    return marks.reduce((product, { length }) => product * length, 1);
  let count = 0;
  for (const _ of picksOf(form, marks)) count++;
  return count;
}

/** The picks from the marks, in the format that is booked. */
export function* picksOf(form: WrittenForm, marks: Marks): Generator<string> {
  const [first = []] = marks;
  const layout = layoutOf(form);
  if (layout === 'numbers') yield* first;
  else if (form.form === 'set') yield* joined(combinations([...first].sort(byValue), form.count));
  else if (form.form === 'sequence') yield* joined(orders(marks, isUnlike));
  else yield* digitPicks(form, layout === 'pool' ? multisets(first, form.count) : orders(marks));
}

/** Number of ways to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let taken = 0; taken < k; taken++) ways = (ways * (n - taken)) / (taken + 1);
  return Math.max(0, Math.round(ways));
}

function* digitPicks(
  { pattern }: Extract<WrittenForm, { form: 'digits' }>,
  all: Iterable<readonly string[]>,
): Generator<string> {
  for (const digits of all) {
    const pick = digits.join('');
    if (!pattern || patternOf(pick).join() === pattern.join()) yield pick;
  }
}

function* joined(all: Iterable<readonly string[]>): Generator<string> {
  for (const numbers of all) yield numbers.join(',');
}

function* combinations(numbers: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  else
    for (const [index, number] of numbers.entries())
      for (const rest of combinations(numbers.slice(index + 1), count - 1)) yield [number, ...rest];
}

/** Combinations with repeated digits, ascending. */
function* multisets(digits: readonly string[], count: number): Generator<readonly string[]> {
  const ascending = [...digits].sort(byValue);
  if (count === 0) yield [];
  else
    for (const [index, digit] of ascending.entries())
      for (const rest of multisets(ascending.slice(index), count - 1)) yield [digit, ...rest];
}

/** One number of every row; `canFollow` says whether a number may come after the previous ones. */
function* orders(
  rows: Marks,
  canFollow: (before: readonly string[], number: string) => boolean = () => true,
  before: readonly string[] = [],
): Generator<readonly string[]> {
  const row = rows[before.length];
  if (!row) yield before;
  else
    for (const number of row)
      if (canFollow(before, number)) yield* orders(rows, canFollow, [...before, number]);
}

function isUnlike(before: readonly string[], number: string): boolean {
  return !before.includes(number);
}

function toggled(marked: readonly string[], number: string): readonly string[] {
  return marked.includes(number) ? marked.filter((one) => one !== number) : [...marked, number];
}

function byValue(a: string, b: string): number {
  return Number(a) - Number(b);
}
