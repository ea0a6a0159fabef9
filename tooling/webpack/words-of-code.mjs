import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/parts.mjs';

/** Code that reads answers for a remote: the kit displays them, and selects the language of their texts. */
const onBehalf = [
  'shared/ui/src',
  'shared/client/src',
  'shared/i18n/src',
  'shared/contracts/src/languages.ts',
];

/**
 * Every word of a build's scripts and of the kit's code: no other field of an answer is read.
 * @param {Readonly<import('webpack').Compilation['assets']>} assets
 * @returns {Set<string>}
 */
export function wordsOfCode(assets) {
  const built = Object.entries(assets)
    .filter(([name]) => name.endsWith('.js'))
    .map(([, source]) => String(source.source()));
  const kit = onBehalf
    .flatMap((path) => codeIn(join(root, path)))
    .map((file) => readFileSync(file, 'utf8'));
  return new Set([...built, ...kit].flatMap((text) => text.match(/[\w$]+/g) ?? []));
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function codeIn(place) {
  if (place.endsWith('.ts')) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing/.test(name))
    .map((name) => join(place, name));
}
