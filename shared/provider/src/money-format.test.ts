import { languages, localeOfLanguage } from '@croupier/contracts';
import { moneyFormat } from './money-format.ts';

test('an amount is written as on the site’s own pages, with the symbol first in every language', () => {
  const shown = languages.map((language) =>
    moneyFormat(localeOfLanguage[language], 'BDT')('4711.30'),
  );
  expect(shown).toEqual(['৳4,711.30', '৳৪,৭১১.৩০', '৳4.711,30', '৳٤٬٧١١٫٣٠']);
});

test('a number has two decimals, and a text keeps its precision', () => {
  const money = moneyFormat('en-GB', 'EUR');
  expect(money(1250)).toBe('€1,250.00');
  expect(money('9007199254740993.01')).toBe('€9,007,199,254,740,993.01');
});
