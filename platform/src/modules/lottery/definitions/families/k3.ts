import { k3Texts, type K3PlayType } from './k3-texts.ts';
import { range } from '../choices.ts';
import type { Condition } from '../condition.ts';
import type { ChoiceDefinition, PlayTypeDefinition } from '../game-definition.ts';

/**
 * K3: three dice, 216 outcomes. The odds are the list that returns 96 % of fair odds (lottery rules 4.1, F5),
 * in which triples count for big, small, odd and even. The single number has F4's odds, because F5 has none.
 */
export const k3PlayTypes: readonly PlayTypeDefinition[] = [
  playType('two-sided', [
    choice('two-sided', 'big', '1.92', sums(range(11, 18))),
    choice('two-sided', 'small', '1.92', sums(range(3, 10))),
    choice('two-sided', 'odd', '1.92', sums(range(3, 18).filter((sum) => sum % 2 === 1))),
    choice('two-sided', 'even', '1.92', sums(range(3, 18).filter((sum) => sum % 2 === 0))),
  ]),
  playType(
    'sum',
    range(3, 18).map((sum) => choice('sum', String(sum), sumOdds(sum), sums([sum]))),
  ),
  playType('triple', [
    ...faces().map((a) => dice('triple', [a, a, a], '207.36')),
    choice('triple', 'any', '34.56', { hands: faces().map((a) => [a, a, a]) }),
  ]),
  playType(
    'pair',
    faces().map((a) => dice('pair', [a, a], '13.83', [a, a, a])),
  ),
  playType(
    'pair-and-one',
    faces().flatMap((a) => others(a).map((b) => dice('pair-and-one', [a, a, b], '69.12'))),
  ),
  playType(
    'two-different',
    faces().flatMap((a) => above(a).map((b) => dice('two-different', [a, b], '6.91'))),
  ),
  playType(
    'three-different',
    faces().flatMap((a) =>
      above(a).flatMap((b) => above(b).map((c) => dice('three-different', [a, b, c], '34.56'))),
    ),
  ),
  playType('straight', [
    choice('straight', 'any', '8.64', { hands: range(1, 4).map((a) => [a, a + 1, a + 2]) }),
  ]),
  playType(
    'single',
    faces().map((a) => dice('single', [a], '2.05')),
  ),
];

function sumOdds(sum: number): string {
  const odds = ['207.36', '69.12', '34.56', '20.74', '13.83', '9.88', '8.30', '7.68'];
  return odds[Math.min(sum, 21 - sum) - 3] ?? '0';
}

function playType(code: K3PlayType, choices: readonly ChoiceDefinition[]): PlayTypeDefinition {
  const { name, rule } = k3Texts[code];
  return { code, name, rule, choices };
}

function choice(type: K3PlayType, code: string, odds: string, when: Condition): ChoiceDefinition {
  return { code, name: k3Texts[type].choice(code), pays: [{ odds, when }] };
}

/** A choice of faces that must show; its code is their digits, such as `113`. */
function dice(type: K3PlayType, hand: number[], odds: string, butNot?: number[]): ChoiceDefinition {
  return choice(type, hand.join(''), odds, { hands: [hand], ...(butNot ? { butNot } : {}) });
}

function faces(): number[] {
  return range(1, 6);
}

function above(face: number): number[] {
  return range(face + 1, 6);
}

function others(face: number): number[] {
  return faces().filter((other) => other !== face);
}

function sums(values: number[]): Condition {
  return { measure: { of: 'sum', at: [0, 3] }, values };
}
