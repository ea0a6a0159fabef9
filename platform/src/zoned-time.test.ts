import { languages } from '@croupier/contracts';
import { zonedTime } from './zoned-time.ts';

test('a formatted time includes its zone, independent of the server’s zone', () => {
  expect(zonedTime(new Date('2026-11-23T09:30:00Z'), 'en')).toBe('23 Nov 2026, 09:30 UTC');
});

test.each(languages)('also in %s', (language) => {
  expect(zonedTime(new Date('2026-11-23T09:30:00Z'), language)).toMatch(/UTC|عالمي/);
});
