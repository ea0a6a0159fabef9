import { firstPlan, growing, isMultiplier, timesOf, withIssues, withMultiplier } from './chase.ts';

const plan = withIssues(firstPlan, 3);

test('additional issues take the multiplier of the last one', () => {
  const longer = withIssues(withMultiplier(plan, 2, 5), 5);
  expect(longer).toMatchObject({ count: 5, multipliers: [1, 1, 5, 5, 5] });
});

test.each([0, 1, 51])('a count of %i is kept as typed and changes no issue', (count) => {
  expect(withIssues(plan, count)).toEqual({ ...plan, count });
});

test('a multiplier is from one to the maximum', () => {
  expect([0, 1, 999, 1000].map(isMultiplier)).toEqual([false, true, true, false]);
});

test('doubling stops at the maximum, and the chase costs the sum', () => {
  const doubled = growing(withIssues(plan, 12), 2);
  expect(doubled.multipliers.slice(-3)).toEqual([512, 999, 999]);
  expect(timesOf(growing(plan, 2))).toBe(7);
});
