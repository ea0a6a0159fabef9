import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../build/parts.mjs';
import { Refusal } from '../start/refusal.mjs';

const specs = 'e2e/src';

/** @typedef {{ jest: string[], browser: string[] }} TestFiles paths below the root */

/**
 * The test files whose path contains one of the words. A package's name selects its unit tests and the browser
 * tests named after it: `@croupier/mfe-games` as `mfe-games`, and `games.spec.ts`.
 * @param {string[]} words
 * @param {TestFiles} all
 * @returns {TestFiles}
 */
export function chosenTests(words, all) {
  const jest = words.map(pathWord);
  const browser = jest.map((word) => word.replace(/^mfe-/, ''));
  const chosen = {
    jest: all.jest.filter((path) => jest.some((word) => path.includes(word))),
    browser: all.browser.filter((path) => browser.some((word) => path.includes(word))),
  };
  const found = [...chosen.jest, ...chosen.browser];
  const strange = words.find((_, index) => {
    const names = [jest[index] ?? '', browser[index] ?? ''];
    return !found.some((path) => names.some((name) => path.includes(name)));
  });
  if (strange)
    throw new Refusal(
      `no test has '${strange}' in its path: name a package (mfe-games), a folder or a part of a file's name`,
    );
  return chosen;
}

/** @param {string} word */
const pathWord = (word) => word.replace(/^@croupier\//, '').replace(/^\.\//, '');

/**
 * All test files, as Jest and Playwright find them.
 * @returns {TestFiles}
 */
export function allTests() {
  return {
    jest: listTests(process.env),
    browser: readdirSync(join(root, specs))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${specs}/${name}`),
  };
}

/**
 * The test files that Jest finds with an environment, as paths below the root.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function listTests(env) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--listTests', '--json'], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`Jest cannot list the tests:\n${stderr}`);
  /** @type {string[]} */
  const paths = JSON.parse(stdout);
  return paths.map((path) => relative(root, path));
}
