import {
  formatAmount,
  parseAmount,
  gameTypes,
  type BonusTerms,
  type DecimalAmount,
  type GameType,
  type InLanguages,
  type TitleWords,
} from '@croupier/contracts';
import { asAmount } from '@croupier/ui';

interface GrantOrder {
  readonly amount: DecimalAmount;
  readonly words: InLanguages<TitleWords>;
  readonly terms: BonusTerms;
}

const grantFields = ['amount', 'words', 'times', 'days', 'maxStake', 'weights'] as const;
export type GrantField = (typeof grantFields)[number];

/** The typed text of each field, by field name. */
type TextOf = (name: string) => string;

/** Converts the typed values to an order, or returns the invalid fields. */
export function grantOrderOf(
  textOf: TextOf,
  typedWords: InLanguages<TitleWords>,
): { readonly order: GrantOrder } | { readonly errors: readonly GrantField[] } {
  const amount = amountOf(textOf('amount'));
  const words = Object.keys(typedWords).length > 0 ? typedWords : null;
  const times = wholeOf(textOf('times'), timesAtMost);
  const days = wholeOf(textOf('days'), daysAtMost);
  const maxStake = textOf('maxStake') === '' ? 'any' : amountOf(textOf('maxStake'));
  const weights = weightsOf(textOf);
  if (!amount || !words || !times || !days || !maxStake || !weights) {
    const read = { amount, words, times, days, maxStake, weights };
    return { errors: grantFields.filter((field) => !read[field]) };
  }
  const spends = textOf('spends') === 'cash-first' ? 'cash-first' : 'bonus-first';
  const most = maxStake === 'any' ? null : maxStake;
  return { order: { amount, words, terms: { times, days, spends, maxStake: most, weights } } };
}

/** The turnover target; `null` until amount and multiplier are numbers. */
export function targetOf(amount: string, times: string): DecimalAmount | null {
  const units = parseAmount(amountOf(amount) ?? '');
  const count = wholeOf(times, timesAtMost);
  return units === null || count === null ? null : formatAmount(units * BigInt(count));
}

const timesAtMost = 100;
const daysAtMost = 365;

/** `null` if the text is not an amount above zero. */
function amountOf(typed: string): DecimalAmount | null {
  const amount = asAmount(typed.trim());
  return (parseAmount(amount) ?? 0n) > 0n ? amount : null;
}

/** A whole number of at least 1, in the digits of any of the languages. */
function wholeOf(typed: string, most: number): number | null {
  const number = Number(asAmount(typed.trim()) || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}

/**
 * Percentages by game kind; kinds that are empty or 0 do not count. `null` if no kind counts or a value is
 * invalid.
 */
function weightsOf(textOf: TextOf): Partial<Record<GameType, number>> | null {
  const weights: Partial<Record<GameType, number>> = {};
  for (const kind of gameTypes) {
    const typed = textOf(`weight-${kind}`).trim();
    if (typed === '' || Number(asAmount(typed) || Number.NaN) === 0) continue;
    const percent = wholeOf(typed, 100);
    if (percent === null) return null;
    weights[kind] = percent;
  }
  return Object.keys(weights).length > 0 ? weights : null;
}
