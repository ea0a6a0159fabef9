import { amountError } from './amount-error.ts';

const limits = { minAmount: '100.00', maxAmount: '30000.00' };

test.each([
  ['100', null],
  ['30000.00', null],
  ['150.25', null],
  ['99.99', 'too-small'],
  ['30000.01', 'too-large'],
  ['150.255', 'too-fine'],
  ['', 'none'],
  ['0', 'none'],
  ['-200', 'none'],
  ['abc', 'none'],
])('the amount “%s” gives the error %s', (amount, error) => {
  expect(amountError(amount, limits)).toBe(error);
});
