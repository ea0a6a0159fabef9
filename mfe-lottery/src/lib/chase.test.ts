import { growing, timesOf, withIssues, withMultiplier } from './chase.ts';

const plan = { multipliers: [1, 1, 1], stopOnWin: true };

test('more issues go on as the last one, and a chase has two at least', () => {
  expect(withIssues(withMultiplier(plan, 2, 5), 5).multipliers).toEqual([1, 1, 5, 5, 5]);
  expect(withIssues(plan, 0).multipliers).toHaveLength(2);
  expect(withIssues(plan, 900).multipliers).toHaveLength(50);
});

test('a multiplier is a whole number from one to the most', () => {
  expect(
    [0, -3, 2.9, 5000, Number.NaN].map((wish) => withMultiplier(plan, 0, wish).multipliers[0]),
  ).toEqual([1, 1, 2, 999, 1]);
});

test('doubling stops at the most, and the chase costs the sum', () => {
  const doubled = growing(withIssues(plan, 12), 2);
  expect(doubled.multipliers.slice(-3)).toEqual([512, 999, 999]);
  expect(timesOf(growing(plan, 2))).toBe(7);
});
