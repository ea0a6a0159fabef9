import type { Localized } from '@croupier/contracts';
import { withDigits } from './localized-digits.ts';

/** A text in its four languages; digits in braces take the form of each. */
export function text(en: string, bn: string, es: string, ar: string): Localized {
  return withDigits({ en, bn, es, ar });
}
