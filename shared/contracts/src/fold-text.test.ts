import { containsWords } from './fold-text.ts';

const name = { en: 'Monsoon Gold', bn: 'বর্ষার সোনা', es: 'Oro del Monzón', ar: 'ذهب المونسون' };

test.each(['gold', 'MONZON', 'বর্ষার', 'المونسون', ' soon  gold '])(
  '“%s” finds the name',
  (words) => {
    expect(containsWords(name, words)).toBe(true);
  },
);

test.each(['silver', 'monsoon silver'])('“%s” does not', (words) => {
  expect(containsWords(name, words)).toBe(false);
});
