import { languages } from '@croupier/contracts';
import { zonedTime } from './zoned-time.ts';

test('a time that leaves the site says its zone, whatever the zone of the server is', () => {
  expect(zonedTime(new Date('2026-11-23T09:30:00Z'), 'en')).toBe('23 Nov 2026, 09:30 UTC');
});

test.each(languages)('in %s, too', (language) => {
  expect(zonedTime(new Date('2026-11-23T09:30:00Z'), language)).toMatch(/UTC|عالمي/);
});
