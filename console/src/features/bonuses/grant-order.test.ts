import { grantOrderOf, targetOf } from './grant-order.ts';

const typed: Readonly<Record<string, string>> = {
  amount: '1.250,50',
  times: '10',
  days: '7',
  spends: 'cash-first',
  maxStake: '',
  'weight-RNG': '100',
  'weight-LIVE': '0',
};

const words = { en: { title: 'Friday' } };
const textsOf = (changes: Readonly<Record<string, string>>) => (name: string) =>
  ({ ...typed, ...changes })[name] ?? '';

const read = (changes: Readonly<Record<string, string>> = {}) =>
  grantOrderOf(textsOf(changes), words);

test('typed values become an order, in the digits of any language', () => {
  expect(read()).toEqual({
    order: {
      amount: '1250.50',
      words,
      terms: { times: 10, days: 7, spends: 'cash-first', maxStake: null, weights: { RNG: 100 } },
    },
  });
  expect(read({ amount: '৫০০', times: '৫', maxStake: '٢٠' })).toMatchObject({
    order: { amount: '500', terms: { times: 5, maxStake: '20' } },
  });
});

test.each([
  ['amount', { amount: '0' }],
  ['amount', { amount: 'ten' }],
  ['times', { times: '0' }],
  ['times', { times: '1.5' }],
  ['days', { days: '366' }],
  ['maxStake', { maxStake: '-5' }],
  ['weights', { 'weight-RNG': '' }],
  ['weights', { 'weight-RNG': '101' }],
])('an invalid %s is reported at its field: %j', (field, changes) => {
  expect(read(changes)).toEqual({ errors: [field] });
});

test('a name is needed in one language at least', () => {
  expect(grantOrderOf(textsOf({}), {})).toEqual({ errors: ['words'] });
});

test('all errors are reported at once', () => {
  expect(read({ amount: '', times: '', 'weight-RNG': 'all' })).toEqual({
    errors: ['amount', 'times', 'weights'],
  });
});

test('the turnover target shows once amount and multiplier are numbers', () => {
  expect(targetOf('50', '5')).toBe('250.00');
  expect(targetOf('50', '')).toBeNull();
  expect(targetOf('', '5')).toBeNull();
});
