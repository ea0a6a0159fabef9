import { groupIn } from './group-in.ts';

const bounds = { least: 1500, most: 1950 };

test.each([
  ['1800', 1800],
  [' 1,950 ', 1950],
  ['১৮০০', 1800],
  ['1500', 1500],
])('%s is a group', (typed, group) => expect(groupIn(typed, bounds)).toBe(group));

test.each(['', '0', '1499', '1951', '1800.5', '-1800', 'many'])('%s is invalid', (typed) =>
  expect(groupIn(typed, bounds)).toBeNull(),
);
