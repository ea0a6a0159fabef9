import { todayIn } from './today-in.ts';

test('the day is that of the time zone', () => {
  const now = new Date('2026-11-28T18:05:00Z');
  expect(todayIn('Asia/Dhaka', now)).toBe('2026-11-29');
  expect(todayIn('America/New_York', now)).toBe('2026-11-28');
});
