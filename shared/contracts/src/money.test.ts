import * as fc from 'fast-check';
import { formatAmount, parseAmount, shareOf } from './money.ts';

test('an amount survives formatting and parsing', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), (units) => {
      expect(parseAmount(formatAmount(units))).toBe(units);
    }),
  );
});

test.each(['', '1e5', '1.', '.5', '1.123456', ' 1', '1,000.00', '0x10', 'NaN', '99999999999999'])(
  '%j is not an amount',
  (text) => expect(parseAmount(text)).toBeNull(),
);

test('at least two decimal places are shown, and no more than needed', () => {
  expect(formatAmount(10_000_000n)).toBe('100.00');
  expect(formatAmount(1n)).toBe('0.00001');
  expect(formatAmount(-150_000n)).toBe('-1.50');
});

test('a share of an amount is between 0 and 1', () => {
  expect(shareOf('125.00', '500.00')).toBe(0.25);
  expect(shareOf('501.00', '500.00')).toBe(1);
  expect(shareOf('0.00', '500.00')).toBe(0);
  expect(shareOf('0.00', '0.00')).toBe(1);
});
