import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { textFolders } from '../check/texts.mjs';

const fileOf = (folder, language) => join(folder, `${language}.json`);

/**
 * All texts of a language below `root`: folder (with slashes on every system) → dotted key → text.
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

/** Writes a folder's texts of a language, with keys in the order of the map. */
export function writeTexts(root, folder, language, texts) {
  const nested = {};
  for (const [key, text] of texts) put(nested, key.split('.'), text);
  writeFileSync(fileOf(join(root, folder), language), `${JSON.stringify(nested, null, 2)}\n`);
}

function flat(texts, prefix = '') {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

function put(into, [first, ...rest], text) {
  if (rest.length === 0) into[first] = text;
  else put((into[first] ??= {}), rest, text);
}
