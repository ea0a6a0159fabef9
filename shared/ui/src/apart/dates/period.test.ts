import { dayIn } from './day-range.ts';
import { daysOf, neighbour, periodEnding } from './period.ts';

test('a period has its number of days and ends on the given one', () => {
  const week = periodEnding('2026-03-02', '7');
  expect(week).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(daysOf(week)).toHaveLength(7);
  expect(daysOf(week).slice(4, 6)).toEqual(['2026-02-28', '2026-03-01']);
});

test('the previous period ends where this one begins, and the next one never passes today', () => {
  const today = '2026-03-31';
  const here = { from: '2026-03-02', to: '2026-03-31' };
  const before = neighbour(here, { length: '30', isNext: false, today });
  expect(before).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(neighbour(before, { length: '30', isNext: true, today })).toEqual(here);
  expect(neighbour(here, { length: '7', isNext: true, today })).toEqual({
    from: '2026-03-25',
    to: today,
  });
});

test.each(['2026-02-31', '2026-2-3', 'yesterday', '', undefined, null])('%p is no day', (text) => {
  expect(dayIn(text)).toBeNull();
});

test('a day is read from an address', () => expect(dayIn('2026-03-30')).toBe('2026-03-30'));
