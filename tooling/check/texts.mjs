import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isSameWord } from './same-words.mjs';

/**
 * Errors in the texts below `root`: in each folder named `texts` every language must have the same keys with
 * the same placeholders, must be translated, and each count must have the plural forms of its language.
 * @param {string} root
 * @param {readonly string[]} languages the first one is the reference
 */
export function textErrors(root, languages) {
  return textFolders(root).flatMap((folder) => {
    const missing = languages.filter((language) => !existsSync(join(folder, `${language}.json`)));
    if (missing.length > 0) return [`${relative(root, folder)}: no ${missing.join(', ')}`];
    const all = languages.map((language) => ({
      language,
      texts: textsOf(folder, language),
      ownName: ownNameOf(folder, language),
    }));
    return all.flatMap((one) =>
      errorsOf(one, all[0] ?? one).map(
        (error) => `${relative(root, folder)}/${one.language}.json: ${error}`,
      ),
    );
  });
}

export const leftOut = new Set([
  'node_modules',
  'dist',
  'dist-types',
  'dist-single',
  'dist-release',
  'dist-development',
  'data',
  '.git',
]);

/**
 * @param {string} folder
 * @returns {string[]}
 */
export function textFolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !leftOut.has(entry.name))
    .flatMap(({ name }) => {
      const path = join(folder, name);
      const isOne = name === 'texts' && readdirSync(path).some((file) => file.endsWith('.json'));
      return isOne ? [path] : textFolders(path);
    });
}

/**
 * @param {string} folder
 * @param {string} language
 */
const textsOf = (folder, language) =>
  flat(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));

/**
 * The name of the module of these texts: its description contains it in each language, and may use one name
 * in all.
 * @param {string} folder
 * @param {string} language
 * @returns {string | undefined}
 */
function ownNameOf(folder, language) {
  const path = join(folder, '..', '..', 'module.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).title?.[language] : undefined;
}

/**
 * Dotted key → text.
 * @param {object} texts
 * @param {string} prefix
 * @returns {Map<string, unknown>}
 */
export function flat(texts, prefix = '') {
  /** @type {[string, unknown][]} */
  const pairs = Object.entries(texts).flatMap(([key, value]) =>
    value !== null && typeof value === 'object'
      ? [...flat(value, `${prefix}${key}.`)]
      : [[prefix + key, value]],
  );
  return new Map(pairs);
}

export const plural = /_(zero|one|two|few|many|other)$/;

/**
 * @typedef {{ language: string, texts: Map<string, unknown>, ownName?: string | undefined }} Translation
 * @param {Translation} translation
 * @param {Translation} measure
 */
function errorsOf({ language, texts, ownName }, measure) {
  const given = withoutPlurals(texts);
  const wanted = withoutPlurals(measure.texts);
  return [
    ...[...wanted.keys()].filter((key) => !given.has(key)).map((key) => `lacks ${key}`),
    ...[...given.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `has ${key}, which ${measure.language} lacks`),
    ...[...texts]
      .filter(([, text]) => typeof text !== 'string' || !text.trim())
      .map(([key]) => `${key} is empty`),
    ...[...given]
      .filter(([key, fills]) => wanted.has(key) && fills !== wanted.get(key))
      .map(
        ([key, fills]) =>
          `${key} fills in ${fills || 'nothing'}, and ${measure.language} ${wanted.get(key) || 'nothing'}`,
      ),
    ...stillEnglish({ language, texts, ownName }, measure),
    ...missingForms(language, texts),
  ];
}

const braced = /\{[^{}]*\}+|<[^>]*>/g;

/**
 * Same text in both languages, and not a name: not translated.
 * @param {Translation} translation
 * @param {Translation} measure
 */
function stillEnglish({ language, texts, ownName }, measure) {
  if (language === measure.language) return [];
  return [...texts]
    .filter(([key, text]) => text === measure.texts.get(key) && text !== ownName)
    .filter(([, text]) => {
      const bare = String(text).replace(braced, '').trim();
      // A name may have several words.
      if (isSameWord(language, bare)) return false;
      const words = bare.match(/\p{L}{2,}/gu) ?? [];
      return words.length > 1 || words.some((word) => !isSameWord(language, word));
    })
    .map(
      ([key]) =>
        `${key} is still in ${measure.language}. Translate it, or name the word in same-words.mjs.`,
    );
}

/**
 * Key without its plural form → the placeholders of its text; a plural form may leave the count out.
 * @param {Map<string, unknown>} texts
 */
function withoutPlurals(texts) {
  /** @type {Map<string, Set<string | undefined>>} */
  const fills = new Map();
  for (const [key, text] of texts) {
    const base = key.replace(plural, '');
    const names = fills.get(base) ?? new Set();
    for (const [, name] of String(text).matchAll(/\{\{-?\s*(\w+)/g)) names.add(name);
    fills.set(base, names);
  }
  return new Map([...fills].map(([key, names]) => [key, [...names].sort().join(', ')]));
}

/**
 * @param {string} language
 * @param {Map<string, unknown>} texts
 */
function missingForms(language, texts) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  // Spanish needs "many" only for millions; i18next falls back to "other", which reads the same.
  const needed = [...pluralCategories]
    .sort()
    .filter((form) => !(language === 'es' && form === 'many'));
  const counted = new Set(
    [...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')),
  );
  return [...counted].flatMap((key) =>
    needed.filter((form) => !texts.has(`${key}_${form}`)).map((form) => `lacks ${key}_${form}`),
  );
}
