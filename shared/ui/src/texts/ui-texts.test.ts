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

const errorCodes: Record<FieldError['code'], true> = {
  required: true,
  'too-short': true,
  'too-long': true,
  pattern: true,
  mismatch: true,
  range: true,
  invalid: true,
};

/** Sorted keys, each plural counted once: languages have different numbers of plural forms. */
function keysOf(texts: Texts, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(text, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}

const load = async (language: (typeof languages)[number]) => (await uiTexts[language]()).default;

test.each(languages)('%s has every text that English has', async (language) => {
  expect(keysOf(await load(language))).toEqual(keysOf(await load('en')));
});

test.each(languages)('%s has a text for every failure and every field error', async (language) => {
  const keys = keysOf(await load(language));
  const needed = [...commonFailures, ...statedFailures].map((code) => `failure.${code}`);
  expect(keys).toEqual(
    expect.arrayContaining([...needed, ...Object.keys(errorCodes).map((code) => `error.${code}`)]),
  );
});

test.each(languages)('%s has every plural form of the language', async (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const texts = await load(language);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(
      ['', 'Minutes', 'Hours'].flatMap((unit) => forms.map((form) => `retryAfter${unit}_${form}`)),
    ),
  );
});

test.each(languages)(
  '%s has a text for each format that a brand can require of a field',
  async (language) => {
    const keys = keysOf(await load(language));
    const needed = [...Object.keys(registerPatterns), ...statedPatterns];
    expect(keys).toEqual(expect.arrayContaining(needed.map((pattern) => `pattern.${pattern}`)));
  },
);
