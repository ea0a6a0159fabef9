import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { homeOf, ownFolders, sourcesIn } from './text-homes.mjs';
import { flat, plural, textFolders } from './texts.mjs';

/**
 * Texts below `root` that no source uses: each costs every visitor bytes and every translator work. A source
 * names a whole key, such as `'menu.open'`, or uses a template, such as `${kind}.title`.
 * @param {string} root
 * @param {string} language whose keys are searched
 */
export function unusedTexts(root, language) {
  /** @type {Map<string, Names>} */
  const named = new Map();
  return textFolders(root).flatMap((folder) => {
    const home = homeOf(relative(root, folder));
    const names = named.get(home) ?? namesIn(foldersOf(root, home));
    named.set(home, names);
    const keys = flat(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))).keys();
    return [...new Set([...keys].map((key) => key.replace(plural, '')))]
      .filter((key) => !isNamed(names, key))
      .map(
        (key) => `${relative(root, folder)}: nothing says ${key}. Take it out of every language.`,
      );
  });
}

/**
 * Folders that may use a text: its own package and its dependencies; shared texts may be used anywhere.
 * @param {string} root
 * @param {string} home
 */
const foldersOf = (root, home) => (home === 'shared' ? [root] : ownFolders(root, home));

const whole = /['"`]([\w.-]+)['"`]/g;
const template = /`([^`\n]*\$\{[^`\n]*)`/g;

/**
 * Keys that the sources of some folders could use: whole strings, and templates as patterns.
 * @typedef {{ strings: Set<string>, patterns: RegExp[] }} Names
 * @param {string[]} folders
 * @returns {Names}
 */
function namesIn(folders) {
  const strings = new Set();
  const patterns = new Map();
  for (const path of folders.flatMap(sourcesIn)) {
    const text = readFileSync(path, 'utf8');
    for (const [, string = ''] of text.matchAll(whole)) strings.add(string);
    for (const [, written = ''] of text.matchAll(template)) {
      const pattern = patternOf(written);
      if (pattern) patterns.set(pattern.source, pattern);
    }
  }
  return { strings, patterns: [...patterns.values()] };
}

/**
 * A template of keys must contain at least one word; a template of placeholders only would match every key.
 * @param {string} written
 */
function patternOf(written) {
  const parts = written.split(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/);
  const isKey =
    parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => /\w{2}/.test(part));
  return isKey ? new RegExp(`^${parts.map(escaped).join('.+')}$`) : null;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.-]/g, '\\$&');

/**
 * @param {Names} names
 * @param {string} key
 */
const isNamed = ({ strings, patterns }, key) =>
  strings.has(key) || patterns.some((pattern) => pattern.test(key));
