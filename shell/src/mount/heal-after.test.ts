import { healAfterMs } from './heal-after.ts';

test('each wait is twice as long as the one before, up to a minute', () => {
  expect([0, 1, 2, 3, 4, 50].map((tries) => healAfterMs(tries, 1))).toEqual([
    4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('pages that failed at once do not come back at once', () => {
  expect(healAfterMs(2, 0)).toBe(8_000);
  expect(healAfterMs(2, 0.5)).toBe(12_000);
});
