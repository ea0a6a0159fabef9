import type { ResultShape } from '@croupier/contracts';
import { chanceOf } from './chance.ts';
import { choiceTexts, type NamedChoice } from './choice-texts.ts';
import type { Condition, Measure } from './condition.ts';
import type { ChoiceDefinition, Pay } from './game-definition.ts';
import { digits } from './localized-digits.ts';
import { rational, type Rational } from './rational.ts';

type Values = Extract<Condition, { measure: unknown }>['values'];

/** A choice with a name of its own. */
export function named(code: NamedChoice, odds: string, when: Condition): ChoiceDefinition {
  return { code, name: choiceTexts[code], pays: [{ odds, when }] };
}

/** A choice that returns the stake when the result favours neither side. */
export function orPush(choice: ChoiceDefinition, when: Condition): ChoiceDefinition {
  return { ...choice, pays: [...choice.pays, { odds: '1', when }] };
}

/** Big and small, by the two ranges of a measure. */
export function sizes(
  measure: Measure,
  { big, small }: { big: readonly [number, number]; small: readonly [number, number] },
  odds: string,
): ChoiceDefinition[] {
  return [
    named('big', odds, { measure, values: [big] }),
    named('small', odds, { measure, values: [small] }),
  ];
}

/** Odd and even of a measure, within the given values. */
export function parities(measure: Measure, values: Values, odds: string): ChoiceDefinition[] {
  return [
    named('odd', odds, { measure, values, parity: 'odd' }),
    named('even', odds, { measure, values, parity: 'even' }),
  ];
}

/** A choice for each value of a measure. */
export function numbered(
  numbers: readonly number[],
  measure: Measure,
  oddsOf: (condition: Condition) => string,
): ChoiceDefinition[] {
  return numbers.map((number) => {
    const when = { measure, values: [number] };
    return { code: String(number), name: digits(String(number)), pays: [pay(when, oddsOf)] };
  });
}

/** A choice with odds that return a given share of every stake. */
export function fair(
  code: NamedChoice,
  when: Condition,
  oddsOf: (condition: Condition) => string,
): ChoiceDefinition {
  return named(code, oddsOf(when), when);
}

/** Odds that return `percentage` of every stake, rounded down to two decimals. */
export function returning(shape: ResultShape, percentage: number) {
  return (when: Condition): string => oddsFor(chanceOf(when, shape), percentage);
}

export function oddsFor(chance: Rational, percentage: number): string {
  const { over, under } = rational(BigInt(percentage) * chance.under, 100n * chance.over);
  const hundredths = (over * 100n) / under;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function pay(when: Condition, oddsOf: (condition: Condition) => string): Pay {
  return { when, odds: oddsOf(when) };
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
