import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { leftOut } from './texts.mjs';

const shared = 'shared';

/**
 * The package that a folder of texts belongs to.
 * @param {string} folder
 */
export const homeOf = (folder) => folder.split(/[\\/]/)[0] ?? folder;

/**
 * A package and its dependencies.
 * @param {string} root
 * @param {string} home
 */
export const ownFolders = (root, home) =>
  [...new Set([home, shared])].map((name) => join(root, name)).filter(existsSync);

const isSource = /\.(?:tsx?|mjs)$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
export function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return isSource.test(entry.name) ? [path] : [];
    });
}
