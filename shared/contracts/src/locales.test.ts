import { languages } from './languages.ts';
import { furtherLocales } from './locales.ts';
import { hasTexts, textLanguageOf } from './text-language.ts';

test('with the text languages there are more than forty, each once, each a tag that browsers support', () => {
  const tags = [...languages, ...furtherLocales.map(({ tag }) => tag)];
  expect(tags.length).toBeGreaterThan(40);
  expect(new Set(tags).size).toBe(tags.length);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
});

test('each has a distinct name in its own script', () => {
  const names = furtherLocales.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { tag, name } of furtherLocales) {
    const known = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
    const script = (text: string) => /\p{Script=Latin}/u.test(text);
    expect([tag, script(name)]).toEqual([tag, script(known)]);
  }
});

test.each([
  ['es-MX', ['bn', 'en', 'es'], 'es', true],
  ['bn', ['bn', 'en'], 'bn', true],
  ['fr', ['bn', 'en'], 'en', false],
  ['fr', ['bn', 'es'], 'bn', false],
  ['zh-Hant', ['en'], 'en', false],
] as const)('%s where %j is spoken reads %s', (tag, spoken, language, isOwn) => {
  expect(textLanguageOf(tag, spoken)).toBe(language);
  expect(hasTexts(tag, spoken)).toBe(isOwn);
});
