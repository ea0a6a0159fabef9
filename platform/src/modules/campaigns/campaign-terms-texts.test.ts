import { languages } from '@croupier/contracts';
import { countPhrase, termsTexts } from './campaign-terms-texts.ts';
import type { CountedName } from './terms-texts.ts';

const phrase = (language: 'en' | 'bn' | 'es' | 'ar', name: CountedName, value: number) =>
  countPhrase(language, name, { value, shown: String(value) });

test('a counted noun has the plural form of its language', () => {
  expect([1, 2].map((value) => phrase('en', 'rewards', value))).toEqual(['1 reward', '2 rewards']);
  expect([1, 3].map((value) => phrase('es', 'days', value))).toEqual(['1 día', '3 días']);
  expect(phrase('bn', 'days', 3)).toBe('3 দিন');
  expect([1, 2, 3, 11].map((value) => phrase('ar', 'days', value))).toEqual([
    'يوم واحد',
    'يومين',
    '3 أيام',
    '11 يومًا',
  ]);
});

test('a plural category without a form of its own uses the general form', () => {
  expect(phrase('es', 'points', 1_000_000)).toBe('1000000 puntos');
});

test.each(languages)('every form of every counted noun in %s is complete', (language) => {
  const names = Object.keys(termsTexts[language].counts) as CountedName[];
  for (const name of names)
    for (const value of [0, 1, 2, 3, 11, 100]) {
      const text = phrase(language, name, value);
      expect(text).not.toContain('{{');
      expect(text).not.toBe('');
    }
});
