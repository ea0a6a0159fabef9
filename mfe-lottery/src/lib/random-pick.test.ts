import { pickError } from '@croupier/contracts';
import type { WrittenForm } from './pad-layout.ts';
import { browserBelow, randomPick } from './random-pick.ts';

test.each<WrittenForm>([
  { form: 'digits', count: 4 },
  { form: 'digits', count: 3, pattern: [2, 1], isUnordered: true },
  { form: 'digits', count: 5, pattern: [2, 2, 1] },
  { form: 'set', count: 4, from: 0, to: 99, width: 2 },
  { form: 'sequence', count: 3, from: 1, to: 11, width: 2 },
])('chance picks only what can be booked: %j', (form) => {
  const picks = Array.from({ length: 200 }, () => randomPick(form, browserBelow));
  expect(picks.filter((pick) => pickError(form, pick) !== null)).toEqual([]);
});

test('both ends of a pool can be picked', () => {
  const set: WrittenForm = { form: 'set', count: 2, from: 1, to: 3, width: 1 };
  expect(randomPick(set, () => 0)).toBe('1,2');
  expect(randomPick(set, (n) => n - 1)).toBe('2,3');
});
