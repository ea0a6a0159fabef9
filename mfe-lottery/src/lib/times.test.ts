import { timesIn } from './times.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1,000', 1000],
  ['১২', 12],
  ['٢٥', 25],
  ['\u200f5\u200f', 5],
  ['007', 7],
])('“%s” is %i times', (typed, times) => {
  expect(timesIn(typed)).toBe(times);
});

test.each(['', ' ', '0', '-5', '1.5', '2e3', '0x10', 'ten', '🍀', '5 times', 'NaN', 'Infinity'])(
  '“%s” is not a whole number',
  (typed) => {
    expect(timesIn(typed)).toBe(0);
  },
);
