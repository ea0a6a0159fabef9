import {
  commonFailures,
  languages,
  registerPatterns,
  statedFailures,
  statedPatterns,
  type FieldError,
} from '@croupier/contracts';
import type { Texts } from '@croupier/i18n';
import { uiTexts } from './ui-texts.ts';

const faultCodes: Record<FieldError['code'], true> = {
  required: true,
  'too-short': true,
  'too-long': true,
  pattern: true,
  mismatch: true,
  range: true,
  invalid: true,
};

/** Keys in order, a plural counted once: languages have different numbers of forms. */
function keysOf(texts: Texts, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(text, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}

const load = async (language: (typeof languages)[number]) => (await uiTexts[language]()).default;

test.each(languages)('%s has a text for everything that English has', async (language) => {
  expect(keysOf(await load(language))).toEqual(keysOf(await load('en')));
});

test.each(languages)(
  '%s has a sentence for every failure and every field fault',
  async (language) => {
    const keys = keysOf(await load(language));
    const needed = [...commonFailures, ...statedFailures].map((code) => `failure.${code}`);
    expect(keys).toEqual(
      expect.arrayContaining([
        ...needed,
        ...Object.keys(faultCodes).map((code) => `fault.${code}`),
      ]),
    );
  },
);

test.each(languages)('%s has every plural form that the language knows', async (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const texts = await load(language);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(
      ['', 'Minutes', 'Hours'].flatMap((unit) => forms.map((form) => `retryAfter${unit}_${form}`)),
    ),
  );
});

test.each(languages)('%s words each form that a brand can ask of a field', async (language) => {
  const keys = keysOf(await load(language));
  const needed = [...Object.keys(registerPatterns), ...statedPatterns];
  expect(keys).toEqual(expect.arrayContaining(needed.map((pattern) => `pattern.${pattern}`)));
});
