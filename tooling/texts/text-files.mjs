import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { textFolders } from '../check/texts.mjs';

/**
 * @param {string} folder
 * @param {string} language
 */
const fileOf = (folder, language) => join(folder, `${language}.json`);

/**
 * All texts of a language below `root`: folder (with slashes on every system) → dotted key → text.
 * @param {string} root
 * @param {string} language
 * @returns {Map<string, Map<string, string>>}
 */
export function readTexts(root, language) {
  return new Map(
    textFolders(root).map((folder) => [
      relative(root, folder).replaceAll('\\', '/'),
      flat(JSON.parse(readFileSync(fileOf(folder, language), 'utf8'))),
    ]),
  );
}

/**
 * Writes a folder's texts of a language, with keys in the order of the map.
 * @param {string} root
 * @param {string} folder
 * @param {string} language
 * @param {Map<string, string>} texts
 */
export function writeTexts(root, folder, language, texts) {
  /** @type {Texts} */
  const nested = {};
  for (const [key, text] of texts) put(nested, key, text);
  writeFileSync(fileOf(join(root, folder), language), `${JSON.stringify(nested, null, 2)}\n`);
}

/**
 * @typedef {{ [key: string]: Texts | string }} Texts
 * @param {Texts} texts
 * @param {string} prefix
 * @returns {Map<string, string>}
 */
function flat(texts, prefix = '') {
  /** @type {[string, string][]} */
  const pairs = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
  );
  return new Map(pairs);
}

/**
 * @param {Texts} into
 * @param {string} key
 * @param {string} text
 */
function put(into, key, text) {
  const dot = key.indexOf('.');
  if (dot < 0) {
    into[key] = text;
    return;
  }
  const inner = (into[key.slice(0, dot)] ??= {});
  if (typeof inner === 'string') throw new Error(`${key} is below a text`);
  put(inner, key.slice(dot + 1), text);
}
