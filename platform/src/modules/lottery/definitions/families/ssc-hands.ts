import { drawShapes } from '@croupier/contracts';
import { fair, numbered, range, returning } from '../choices.ts';
import type { Condition } from '../condition.ts';
import type { ChoiceDefinition } from '../game-definition.ts';
import type { pokers as allPokers } from '../hands.ts';

/** Poker hands of five digits; they return 96 of 100. */
export function pokerChoices(pokers: typeof allPokers): ChoiceDefinition[] {
  const oddsOf = returning(drawShapes.SSC5, 96);
  const hand = (kind: number): Condition => ({ measure: { of: 'poker' }, values: [kind] });
  return [
    fair('five', hand(pokers.five), oddsOf),
    fair('four', hand(pokers.four), oddsOf),
    fair('full-house', hand(pokers.fullHouse), oddsOf),
    fair('straight', hand(pokers.straight), oddsOf),
    fair('three', hand(pokers.three), oddsOf),
    fair('two-pair', hand(pokers.twoPair), oddsOf),
    fair('pair', hand(pokers.pair), oddsOf),
    fair('high-card', hand(pokers.highCard), oddsOf),
  ];
}

export function bullChoices(oddsOf: (condition: Condition) => string): ChoiceDefinition[] {
  const measure = { of: 'bull' } as const;
  return [
    fair('big-bull', { measure, values: [[6, 10]] }, oddsOf),
    fair('small-bull', { measure, values: [[1, 5]] }, oddsOf),
    fair('no-bull', { measure, values: [-1] }, oddsOf),
    ...numbered(range(1, 10), measure, oddsOf),
  ];
}
