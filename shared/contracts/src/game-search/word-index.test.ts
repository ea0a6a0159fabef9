import { columnsOf, wordIndexOf } from './word-index.ts';

const names = [
  { en: 'Monsoon Gold', bn: 'বর্ষার সোনা', es: 'Oro del Monzón', ar: 'ذهب المونسون' },
  { en: 'River Lotus', bn: 'নদীর পদ্ম', es: 'Loto del Río', ar: 'لوتس النهر' },
  { en: 'Night Bazaar', bn: 'রাতের বাজার', es: 'Bazar Nocturno', ar: 'بازار الليل' },
];
const words = wordIndexOf({ size: names.length, names: columnsOf(names) });
const everywhere = names.map((_, place) => place);
const found = (text: string) => words.find(text, everywhere).map((place) => names[place]?.en);

test.each([
  ['monsoon', 'Monsoon Gold'],
  ['MONZON', 'Monsoon Gold'],
  ['gold mons', 'Monsoon Gold'],
  ['বর্ষার', 'Monsoon Gold'],
  ['borshar', 'Monsoon Gold'],
  ['shona', 'Monsoon Gold'],
  ['ذهب', 'Monsoon Gold'],
  ['dahab', 'Monsoon Gold'],
  ['monsson', 'Monsoon Gold'],
  ['mosnoon', 'Monsoon Gold'],
  ['rivr', 'River Lotus'],
  ['nodir', 'River Lotus'],
  ['podmo', 'River Lotus'],
  ['bajar', 'Night Bazaar'],
  ['rater bazar', 'Night Bazaar'],
  ['nocturno', 'Night Bazaar'],
])('“%s” finds %s and nothing else', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test.each(['poker', 'xyz', '(.*', '%', 'zzzz', 'qqqq', 'zz', '🎰', 'aaaa', 'rrr'])(
  '“%s” finds nothing',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('of a name in several editions the first is offered', () => {
  const editions = ['Kite', 'Kite II', 'Kite III', 'Kilt'].map((en) => ({
    en,
    bn: '',
    es: '',
    ar: '',
  }));
  const index = wordIndexOf({ size: editions.length, names: columnsOf(editions) });
  expect(index.nearest('kitte4', [0, 1, 2, 3], 5)).toEqual([0]);
});

test('only the given places are searched, in their order', () => {
  expect(words.find('n', [2, 1, 0])).toEqual([2]);
  expect(words.find('l', [2, 1, 0])).toEqual([1]);
  expect(words.find('del', [2, 1, 0])).toEqual([1, 0]);
  expect(words.find('del', [0])).toEqual([0]);
});

test('a query without results has the nearest names, and a repeated key has none', () => {
  const nearest = (text: string) =>
    words.nearest(text, everywhere, 5).map((place) => names[place]?.en);
  expect(nearest('moonsune')).toEqual(['Monsoon Gold']);
  expect(nearest('basarr nites')).toContain('Night Bazaar');
  expect(nearest('zzzz')).toEqual([]);
  expect(words.nearest('monsoon', everywhere, 0)).toEqual([]);
});
