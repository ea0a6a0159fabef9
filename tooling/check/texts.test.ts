import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textErrors } from './texts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'croupier-texts-'));
afterEach(() => rmSync(join(folder, 'mfe'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const whole = {
  title: 'Draws',
  list: { none: 'None', left_one: '{{count}} left', left_other: '{{count}} left' },
};
const arabic = {
  title: 'السحوبات',
  list: {
    none: 'لا شيء',
    ...Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`left_${form}`, '{{count}}']),
    ),
  },
};

test('complete languages have no error', () => {
  seed({ en: whole, ar: arabic });
  expect(textErrors(folder, ['en', 'ar'])).toEqual([]);
});

test('a missing language, a missing key, an unknown key and an empty text are each reported', () => {
  seed({ en: whole });
  expect(textErrors(folder, ['en', 'ar'])).toEqual(['mfe/texts: no ar']);
  const list = { none: 'Ninguno', left_one: 'queda {{count}}', left_other: 'quedan {{count}}' };
  seed({ en: whole, es: { title: ' ', extra: 'x', list }, bn: { list } });
  expect(textErrors(folder, ['en', 'es', 'bn'])).toEqual([
    'mfe/texts/es.json: has extra, which en lacks',
    'mfe/texts/es.json: title is empty',
    'mfe/texts/bn.json: lacks title',
  ]);
});

test('a placeholder that is missing in one language is reported', () => {
  seed({ en: { hello: 'Hello {{name}}' }, es: { hello: 'Hola' } });
  expect(textErrors(folder, ['en', 'es'])).toEqual([
    'mfe/texts/es.json: hello fills in nothing, and en name',
  ]);
});

test.each(['Hello there', 'Close', '{{count}} left'])(
  'a copied, untranslated text is reported: %s',
  (hello) => {
    seed({ en: { hello }, es: { hello } });
    expect(textErrors(folder, ['en', 'es'])).toEqual([
      expect.stringMatching(/^mfe\/texts\/es\.json: hello is still in en\./),
    ]);
  },
);

test('a name, an abbreviation and a word that two languages share are not reported', () => {
  const shared = {
    google: 'Google',
    city: 'Hong Kong',
    app: 'WhatsApp',
    code: 'SMS',
    of: '{{name}} {{count}}',
  };
  const roles = { roles: 'Roles' };
  seed({ en: { ...shared, ...roles }, es: { ...shared, ...roles }, bn: { ...shared, ...roles } });
  expect(textErrors(folder, ['en', 'es', 'bn'])).toEqual([
    expect.stringMatching(/^mfe\/texts\/bn\.json: roles is still in en\./),
  ]);
});

test('a count needs each plural form that its language has', () => {
  seed({
    en: whole,
    ar: {
      ...arabic,
      list: { ...whole.list, none: 'لا شيء', left_one: '{{count}}', left_other: '{{count}}' },
    },
  });
  expect(textErrors(folder, ['en', 'ar'])).toEqual(
    ['few', 'many', 'two', 'zero'].map((form) => `mfe/texts/ar.json: lacks list.left_${form}`),
  );
});

function seed(texts: Readonly<Record<string, object>>) {
  mkdirSync(join(folder, 'mfe/texts'), { recursive: true });
  for (const [language, value] of Object.entries(texts)) {
    writeFileSync(join(folder, `mfe/texts/${language}.json`), JSON.stringify(value));
  }
}
