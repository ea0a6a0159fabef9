import fc from 'fast-check';
import { dayAfter, dayIn, instantIn, weekdayOf } from './zoned-day.ts';

const zones = ['Europe/Madrid', 'Asia/Dhaka', 'America/New_York', 'Asia/Kathmandu', 'UTC'];
const time = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2031-01-01'),
  noInvalidDate: true,
});

/** What a clock of the zone shows, by `Intl`. */
function clockIn(timeZone: string, at: Date): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', shown = ''] = format.format(at).split(' ');
  return { day, time: shown };
}

test('the day in a zone is the day that its clocks show', () =>
  fc.assert(
    fc.property(fc.constantFrom(...zones), time, (zone, at) => {
      expect(dayIn(zone, at)).toBe(clockIn(zone, at).day);
    }),
  ));

test('at the instant of a day and time, the clocks of the zone show them', () =>
  fc.assert(
    fc.property(fc.constantFrom(...zones), time, (zone, at) => {
      const shown = clockIn(zone, at);
      expect(clockIn(zone, instantIn(zone, shown.day, shown.time))).toEqual(shown);
    }),
  ));

test.each([
  ['2026-03-28', '20:00', '2026-03-28T19:00:00.000Z'],
  ['2026-03-29', '00:30', '2026-03-28T23:30:00.000Z'],
  // The clocks skip this hour.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '20:00', '2026-03-29T18:00:00.000Z'],
  ['2026-10-25', '00:30', '2026-10-24T22:30:00.000Z'],
  ['2026-10-25', '20:00', '2026-10-25T19:00:00.000Z'],
])('in Madrid it is %s %s at %s, also where the clocks change', (day, shown, instant) => {
  expect(instantIn('Europe/Madrid', day, shown).toISOString()).toBe(instant);
});

test('days and weekdays go on over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
});
