import { languages, localeOfLanguage, type CurrencyPosition } from '@croupier/contracts';
import { moneyFormat } from './money-format.ts';

const shownIn = (currency: string, currencyPosition: CurrencyPosition) =>
  languages.map((language) =>
    moneyFormat(localeOfLanguage[language], { currency, currencyPosition })('4711.30'),
  );

test('an amount is written as on the site’s own pages, with the symbol on its side in every language', () => {
  expect(shownIn('BDT', 'before')).toEqual(['৳4,711.30', '৳৪,৭১১.৩০', '৳4.711,30', '৳٤٬٧١١٫٣٠']);
  const [english, , spanish] = shownIn('EUR', 'after');
  expect([english, spanish]).toEqual(['4,711.30\u00a0€', '4.711,30\u00a0€']);
});

test('a number has two decimals, and a text keeps its precision', () => {
  const money = moneyFormat('en-GB', { currency: 'EUR', currencyPosition: 'before' });
  expect(money(1250)).toBe('€1,250.00');
  expect(money('9007199254740993.01')).toBe('€9,007,199,254,740,993.01');
});
