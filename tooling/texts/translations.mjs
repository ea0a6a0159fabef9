import { jsToXliff12, xliff12ToJs } from 'xliff';
import { readTexts, writeTexts } from './text-files.mjs';
import { xmlError } from './xml-error.mjs';

/** The source language of all translations. */
const from = 'en';
const plural = /_(zero|one|two|few|many|other)$/;

/**
 * All texts of a language as XLIFF 1.2: one file per folder, one unit per text, plural forms as separate
 * units.
 * @param {string} root
 * @param {string} language
 */
export async function exportTexts(root, language) {
  const sources = readTexts(root, from);
  const targets = readTexts(root, language);
  /** @type {Record<string, Record<string, { source: string, target: string }>>} */
  const resources = {};
  for (const [folder, texts] of targets) {
    const english = sources.get(folder) ?? new Map();
    resources[folder] = Object.fromEntries(
      [...texts].map(([key, target]) => [key, { source: sourceOf(english, key), target }]),
    );
  }
  return jsToXliff12(
    { resources, sourceLanguage: from, targetLanguage: language },
    { indent: ' ' },
  );
}

/**
 * Imports a translator's file. Writes nothing if the file contains any error.
 * @param {string} root
 * @param {string} language
 * @param {string} xliff
 * @returns {Promise<{ ok: true, changed: number } | { ok: false, errors: string[] }>}
 */
export async function importTexts(root, language, xliff) {
  const error = xmlError(xliff);
  if (error)
    return {
      ok: false,
      errors: [
        `The file is damaged or cut off at ${error}. Ask the translator to send it again, whole.`,
      ],
    };
  const read = await xliff12ToJs(xliff).catch(() => null);
  if (!read?.resources)
    return {
      ok: false,
      errors: ['The file is not XLIFF 1.2: send back the one that was exported.'],
    };
  if (read.targetLanguage !== language)
    return {
      ok: false,
      errors: [
        `The file is for '${read.targetLanguage}', not for '${language}': name its language.`,
      ],
    };
  const sources = readTexts(root, from);
  const targets = readTexts(root, language);
  /** @type {string[]} */
  const errors = [];
  const writes = [];
  for (const [folder, units] of Object.entries(read.resources)) {
    const known = targets.get(folder);
    if (!known)
      errors.push(`${folder} is no folder of texts: it has moved since the export. Export again.`);
    else writes.push(taken({ folder, units, known, english: sources.get(folder), errors }));
  }
  if (errors.length > 0) return { ok: false, errors };
  for (const { folder, texts, changed } of writes)
    if (changed > 0) writeTexts(root, folder, language, texts);
  return { ok: true, changed: writes.reduce((sum, { changed }) => sum + changed, 0) };
}

/**
 * @param {{ folder: string, units: Record<string, { target: unknown }>, known: Map<string, string>,
 *   english: Map<string, string> | undefined, errors: string[] }} file
 */
function taken({ folder, units, known, english, errors }) {
  const texts = new Map(known);
  let changed = 0;
  for (const [key, { target }] of Object.entries(units)) {
    const error = errorOf({ key, target, known, english });
    if (error) errors.push(`${folder} ${key}: ${error}`);
    else if (typeof target === 'string' && texts.get(key) !== target) {
      texts.set(key, target);
      changed += 1;
    }
  }
  return { folder, texts, changed };
}

/** @param {{ key: string, target: unknown, known: Map<string, string>, english: Map<string, string> | undefined }} unit */
function errorOf({ key, target, known, english }) {
  if (!known.has(key)) return 'is no text any more. Export again.';
  if (typeof target !== 'string')
    return 'holds markup of XLIFF. Keep {{…}} and tags as plain text.';
  if (!target.trim()) return 'is empty. Translate it, or leave what stood there.';
  const wanted = fillsOf(sourceOf(english, key));
  const given = fillsOf(target);
  const missing = [...wanted].filter((one) => !given.has(one));
  const strange = [...given].filter((one) => !wanted.has(one));
  if (missing.length > 0 && !inWords.test(key))
    return `lacks ${missing.join(', ')}. Copy it from the English text as it is.`;
  if (strange.length > 0) return `has ${strange.join(', ')}, which nothing fills in. Take it out.`;
  return /[{}]/.test(target.replace(fill, ''))
    ? 'has a brace too many or too few. Copy what stands in braces from the English text.'
    : null;
}

/**
 * English text of a key; for a plural form that English does not have, its `other`.
 * @param {Map<string, string> | undefined} english
 * @param {string} key
 */
function sourceOf(english, key) {
  return english?.get(key) ?? english?.get(key.replace(plural, '_other')) ?? '';
}

/** These forms may write their number as a word. */
const inWords = /_(zero|one|two)$/;

/** Placeholders, such as `{{name}}`, or `{name}` in the studio's texts. */
const fill = /\{\{[^{}]*\}\}|\{[^{}]*\}/g;

/** @param {string} text */
const fillsOf = (text) =>
  new Set([...text.matchAll(fill)].map(([written]) => written.replaceAll(/\s/g, '')));
