import { canonicalPick } from '@croupier/contracts';
import type { WrittenForm } from './pad-layout.ts';

/** A uniformly distributed number from 0 to below `n`. */
export type RandomBelow = (n: number) => number;

/** The browser's own random source; it selects picks, never draw results. */
export const browserBelow: RandomBelow = (n) => {
  const limit = Math.floor(2 ** 32 / n) * n;
  const [word = limit] = crypto.getRandomValues(new Uint32Array(1));
  return word < limit ? word % n : browserBelow(n);
};

/** A uniformly distributed pick of the form. */
export function randomPick(form: WrittenForm, below: RandomBelow): string {
  if (form.form === 'digits') return randomDigits(form, below);
  const numbers = Array.from({ length: form.to - form.from + 1 }, (_, index) =>
    String(form.from + index).padStart(form.width, '0'),
  );
  const taken = Array.from({ length: form.count }, () => numbers.splice(below(numbers.length), 1));
  return canonicalPick(form, taken.flat().join(','));
}

function randomDigits(form: Extract<WrittenForm, { form: 'digits' }>, below: RandomBelow): string {
  const digits = form.pattern ? patterned(form.pattern, below) : plain(form.count, below);
  return canonicalPick(form, digits.join(''));
}

function plain(count: number, below: RandomBelow): string[] {
  return Array.from({ length: count }, () => String(below(10)));
}

/** The number of different digits in the pattern, each repeated as the pattern says, shuffled. */
function patterned(pattern: readonly number[], below: RandomBelow): string[] {
  const digits = [...'0123456789'];
  const taken = pattern.flatMap((times) =>
    Array<string>(times).fill(digits.splice(below(digits.length), 1)[0] ?? '0'),
  );
  return Array.from({ length: taken.length }, () => taken.splice(below(taken.length), 1)[0] ?? '0');
}
