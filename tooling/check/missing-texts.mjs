import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { flat, plural, textFolders } from './texts.mjs';
import { homeOf, ownFolders, sourcesIn } from './text-homes.mjs';

/**
 * Text keys that a source below `root` uses and no language file has: a visitor would see the key. Keys built
 * from a template are not checked.
 * @param {string} root
 * @param {string} language whose files are searched
 */
export function missingTexts(root, language) {
  const folders = textFolders(root);
  const homes = new Set(folders.map((folder) => homeOf(relative(root, folder))));
  return [...homes].flatMap((home) => {
    const known = new Set(
      ownFolders(root, home).flatMap((folder) => textFolders(folder).flatMap(keysIn(language))),
    );
    return sourcesIn(join(root, home))
      .filter((path) => !isTest.test(path))
      .flatMap((path) =>
        [...new Set(saidIn(path))]
          .filter((key) => !known.has(key))
          .map((key) => `${relative(root, path)}: says ${key}, which no language has. Write it.`),
      );
  });
}

const isTest = /\.test\.tsx?$/;
const comment = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g;
const keyInCode = /(?<![\w$])t\(\s*['"]([\w.-]+)['"]/g;

/** @type {(language: string) => (folder: string) => string[]} */
const keysIn = (language) => (folder) =>
  [...flat(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))).keys()].map((key) =>
    key.replace(plural, ''),
  );

/** @param {string} path */
const saidIn = (path) =>
  [...readFileSync(path, 'utf8').replace(comment, '').matchAll(keyInCode)].map(([, key]) =>
    String(key),
  );
