import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Build output (`surface.json` is the shell's) and test files, which do not change the result of a build. */
const leftOut =
  /^(node_modules|dist|dist-.*|surface\.json|data|coverage|.*\.tsbuildinfo|.*\.md|.*\.test\.tsx?|\..*)$/;

/**
 * The files under `path` (a file or a folder) that a build reads, sorted.
 * @param {string} path
 * @returns {string[]}
 */
export function inputFiles(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !leftOut.test(entry.name))
    .flatMap((entry) => inputFiles(join(path, entry.name)))
    .sort();
}

/**
 * One hash over names and contents, the same on every machine.
 * @param {string} root
 * @param {string[]} paths
 */
export function inputHash(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => inputFiles(join(root, path)))) {
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
