import { backOff } from './back-off.mjs';

test('pauses double up to half a minute, and a stable run makes them short again', () => {
  let now = 0;
  const pauses = backOff(() => now);
  const next = () => pauses.next();
  expect([next(), next(), next()]).toEqual([500, 1_000, 2_000]);
  const later = Array.from({ length: 200 }, next);
  expect(new Set(later.slice(4))).toEqual(new Set([30_000]));
  pauses.started();
  now += 59_000;
  expect(next()).toBe(30_000);
  pauses.started();
  now += 60_000;
  expect([next(), next()]).toEqual([500, 1_000]);
});

test('the longest pause can be set', () => {
  const pauses = backOff(() => 0, 700);
  expect([pauses.next(), pauses.next(), pauses.next()]).toEqual([500, 700, 700]);
});
