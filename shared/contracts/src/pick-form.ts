import type { PickForm } from './schemas/pick-form.ts';

/** Why a text is not a valid pick. */
export type PickError =
  | 'unknown-choice'
  | 'wrong-count'
  | 'wrong-width'
  | 'not-a-number'
  | 'out-of-range'
  | 'duplicate-number'
  | 'wrong-pattern'
  | 'not-in-order';

type WrittenForm = Exclude<PickForm, { form: 'choice' }>;

/** Why `text` is not the canonical notation of a pick; `null` if it is. */
export function pickError(form: WrittenForm, text: string): PickError | null {
  return form.form === 'digits' ? digitsError(form, text) : numbersError(form, text);
}

/**
 * Converts a typed pick (spaces, dots, any order) to the canonical form that is booked; leading zeros stay.
 */
export function canonicalPick(form: WrittenForm, text: string): string {
  if (form.form === 'digits') {
    const digits = [...text.replace(/[\s,.;-]+/g, '')];
    return (form.isUnordered ? digits.sort() : digits).join('');
  }
  const numbers = text.split(/[\s,.;-]+/).filter((part) => part !== '');
  return (form.form === 'set' ? numbers.sort(byNumber) : numbers).join(',');
}

/** How often each distinct digit occurs, most frequent first. */
export function patternOf(digits: string): number[] {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
}

function digitsError(
  { count, pattern, isUnordered = false }: Extract<PickForm, { form: 'digits' }>,
  text: string,
): PickError | null {
  if (!/^\d*$/.test(text)) return 'not-a-number';
  if (text.length !== count) return 'wrong-width';
  if (pattern && patternOf(text).join() !== pattern.join()) return 'wrong-pattern';
  return isUnordered && [...text].sort().join('') !== text ? 'not-in-order' : null;
}

function numbersError(
  { form, count, from, to, width }: Extract<PickForm, { form: 'set' | 'sequence' }>,
  text: string,
): PickError | null {
  const parts = text.split(',');
  if (!parts.every((part) => /^\d+$/.test(part))) return 'not-a-number';
  if (parts.length !== count) return 'wrong-count';
  if (parts.some((part) => part.length !== width)) return 'wrong-width';
  if (parts.some((part) => Number(part) < from || Number(part) > to)) return 'out-of-range';
  if (new Set(parts).size !== count) return 'duplicate-number';
  return form === 'set' && [...parts].sort(byNumber).join() !== text ? 'not-in-order' : null;
}

function byNumber(a: string, b: string): number {
  return Number(a) - Number(b);
}
