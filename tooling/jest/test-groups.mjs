import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The platform's test files load the whole platform, and Jest loads all modules again for each file: two fifths of
// their time. In a whole run the files of a group are loaded into one module registry instead, each inside a
// `describe` with its path. `npx jest PATH` and `npm test -- WORD` run each file by itself.

const filesOfGroup = 12;

/**
 * Splits the platform's test files into groups of neighbours.
 * @param {string[]} files paths of all test files, below the root
 * @returns {string[][]}
 */
export function groupsOf(files) {
  const grouped = files.filter((path) => path.startsWith('platform/')).sort();
  const count = Math.ceil(grouped.length / filesOfGroup);
  const size = Math.ceil(grouped.length / count);
  return Array.from({ length: count }, (_, index) =>
    grouped.slice(index * size, (index + 1) * size),
  );
}

const extension = '.test.cjs';

/** @param {string} path of a test file in Jest's report */
export const isGroup = (path) => path.endsWith(extension);

/**
 * Writes one file for each group into a temporary folder.
 * @param {string[][]} groups
 * @param {string} root
 * @returns {{ folder: string, remove(): void }}
 */
export function writeGroups(groups, root) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-test-groups-'));
  for (const [index, files] of groups.entries())
    writeFileSync(join(folder, nameOf(files, index) + extension), groupSource(files, root));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @type {(files: string[], index: number) => string} */
const nameOf = ([first = ''], index) =>
  `${String(index).padStart(2, '0')}-${first.replace(/\.test\.ts$/, '').replace(/[^a-z0-9]+/gi, '-')}`;

/** @type {(files: string[], root: string) => string} */
const groupSource = (files, root) =>
  [
    `const { closeAll } = require(${JSON.stringify(join(root, 'platform/src/testing/closing.ts'))});`,
    ...files.map((path) =>
      [
        `describe(${JSON.stringify(path)}, () => {`,
        '  afterAll(closeAll);',
        `  require(${JSON.stringify(join(root, path))});`,
        '});',
      ].join('\n'),
    ),
    '',
  ].join('\n');
