import { oddsText, type OddsFormat } from './odds.ts';

test.each<[OddsFormat, number, string]>([
  ['decimal', 250, '2.50'],
  ['fractional', 250, '3/2'],
  ['fractional', 200, '1/1'],
  ['fractional', 191, '91/100'],
  ['american', 250, '+150'],
  ['american', 150, '−200'],
  ['american', 200, '+100'],
  ['hong-kong', 250, '1.50'],
  ['malay', 150, '0.50'],
  ['malay', 200, '1.00'],
  ['malay', 250, '−0.67'],
  ['indonesian', 250, '1.50'],
  ['indonesian', 150, '−2.00'],
])('in %s odds the price %d hundredths is %s', (format, price, text) => {
  expect(oddsText(price, format)).toBe(text);
});
