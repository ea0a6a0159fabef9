import fc from 'fast-check';
import type { ResultShape } from '@croupier/contracts';
import { chanceOf, expectedHits } from './chance.ts';
import { isMet, type Measure } from './condition.ts';
import { distributionOf, outcomesOf } from './distribution.ts';
import type { PickPlayType } from './game-definition.ts';
import { matcherOf, widthOf } from './match.ts';
import { plus, none, rational, type Rational } from './rational.ts';
import { text } from './localized-text.ts';

type NumberShape = Exclude<ResultShape, { kind: 'lots' }>;

const independent = fc
  .record({ count: fc.integer({ min: 2, max: 4 }), to: fc.integer({ min: 2, max: 6 }) })
  .map(({ count, to }): NumberShape => ({ kind: 'independent', count, from: 0, to }));
const sample = fc
  .record({ count: fc.integer({ min: 2, max: 4 }), more: fc.integer({ min: 0, max: 3 }) })
  .map(({ count, more }): NumberShape => ({ kind: 'sample', count, of: count + more }));
const shape = fc.oneof(independent, sample);

const [name, rule] = [text('x', 'x', 'x', 'x'), text('x', 'x', 'x', 'x')];

/** Mean hits per tier of one pick, counted over every outcome with the matcher that settles bets. */
function counted(playType: PickPlayType, of: NumberShape, choice: string): Rational[] {
  const outcomes = outcomesOf(of, of.count);
  const sums = playType.odds.map(() => 0n);
  for (const outcome of outcomes) {
    const hits = matcherOf(playType, of, outcome).judge(choice) ?? [];
    for (const [tier, hit] of hits.entries()) sums[tier] = (sums[tier] ?? 0n) + BigInt(hit);
  }
  return sums.map((sum) => rational(sum, BigInt(outcomes.length)));
}

function lowest(of: NumberShape): number {
  return of.kind === 'sample' ? 1 : of.from;
}

function facesOf(of: NumberShape): number {
  return of.kind === 'sample' ? of.of : of.to - of.from + 1;
}

test('a given count of a set among the numbers: the closed form equals counting, tier by tier', () => {
  fc.assert(
    fc.property(shape, fc.integer({ min: 1, max: 3 }), (of, wanted) => {
      const count = Math.min(wanted, facesOf(of));
      const width = widthOf(of);
      const choice = Array.from({ length: count }, (_, index) =>
        String(lowest(of) + index).padStart(width, '0'),
      ).join(',');
      const counts = Array.from({ length: count + 1 }, (_, hits) => hits);
      const playType: PickPlayType = {
        ...{ code: 'x', name, rule, unitStake: 1, odds: counts.map(() => '1') },
        pick: { form: 'set', count, from: 0, to: 9, width },
        match: { by: 'count', source: { at: [0, of.count] }, counts },
      };
      const chances = expectedHits(playType, of);
      expect(chances).toEqual(counted(playType, of, choice));
      expect(chances.reduce(plus, none)).toEqual({ over: 1n, under: 1n });
    }),
    { numRuns: 60 },
  );
});

test('all numbers within a set, and numbers in order: the closed form equals counting', () => {
  fc.assert(
    fc.property(shape, (of) => {
      const width = widthOf(of);
      const picked = Array.from({ length: Math.min(facesOf(of), of.count + 1) }, (_, index) =>
        String(lowest(of) + index).padStart(width, '0'),
      );
      const within: PickPlayType = {
        ...{ code: 'x', name, rule, unitStake: 1, odds: ['1'] },
        pick: { form: 'set', count: picked.length, from: 0, to: 9, width },
        match: { by: 'within', source: { at: [0, of.count] } },
      };
      expect(expectedHits(within, of)).toEqual(counted(within, of, picked.join(',')));
      const inOrder: PickPlayType = {
        ...within,
        match: { by: 'equal', sources: [{ at: [0, 2], isJoined: true }] },
      };
      expect(expectedHits(inOrder, of)).toEqual(
        counted(inOrder, of, picked.slice(0, 2).join(width > 1 ? ',' : '')),
      );
    }),
    { numRuns: 60 },
  );
});

test('digits in any order: the closed form equals counting, for each pattern', () => {
  const digits: NumberShape = { kind: 'independent', count: 3, from: 0, to: 9 };
  for (const [choice, pattern] of [
    ['123', [1, 1, 1]],
    ['112', [2, 1]],
    ['777', [3]],
  ] as const) {
    const playType: PickPlayType = {
      ...{ code: 'x', name, rule, unitStake: 1, odds: ['1'] },
      pick: { form: 'digits', count: 3, pattern, isUnordered: true },
      match: { by: 'equal', sources: [{ at: [0, 3], isJoined: true }], isUnordered: true },
    };
    expect(expectedHits(playType, digits)).toEqual(counted(playType, digits, choice));
  }
});

test('a measure of many drawn numbers: the closed form equals counting', () => {
  const measures: readonly Measure[] = [
    { of: 'sum', at: [0, 6] },
    { of: 'odd-count', at: [0, 6] },
    { of: 'low-count', at: [0, 6], upTo: 3 },
  ];
  const many: NumberShape = { kind: 'sample', count: 6, of: 8 };
  const outcomes = outcomesOf(many, 6);
  for (const measure of measures) {
    const { ways, outcomes: all } = distributionOf(measure, many);
    for (const [value, count] of ways) {
      const condition = { measure, values: [value] };
      const met = outcomes.filter((outcome) => isMet(condition, many, outcome)).length;
      expect(rational(count, all)).toEqual(rational(BigInt(met), BigInt(outcomes.length)));
    }
  }
});

test.each([
  ['poker', 0, 29_040],
  ['poker', 1, 50_400],
  ['poker', 2, 10_800],
  ['poker', 3, 7_200],
  ['poker', 4, 1_200],
  ['poker', 5, 900],
  ['poker', 6, 450],
  ['poker', 7, 10],
  ['bull', -1, 35_649],
  ['bull', 1, 6_375],
  ['bull', 2, 6_505],
  ['bull', 10, 6_456],
] as const)('%s %i comes %i times of 100,000', (of, value, ways) => {
  const five: NumberShape = { kind: 'independent', count: 5, from: 0, to: 9 };
  expect(chanceOf({ measure: { of }, values: [value] }, five)).toEqual(
    rational(BigInt(ways), 100_000n),
  );
});

test.each([
  [[[811, 1410]], 0.4978018],
  [[810], 0.0043964],
  [[[210, 695]], 0.10252],
  [[[696, 763]], 0.20153],
  [[[764, 855]], 0.38804],
] as const)('keno’s sum in %j has the published chance', (values, expected) => {
  const keno: NumberShape = { kind: 'sample', count: 20, of: 80 };
  const { over, under } = chanceOf({ measure: { of: 'sum', at: [0, 20] }, values }, keno);
  expect(Number((over * 10n ** 9n) / under) / 1e9).toBeCloseTo(expected, 5);
});
