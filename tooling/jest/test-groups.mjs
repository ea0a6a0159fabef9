import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Most test files load a whole package, and Jest loads all modules again for each file: two fifths of their time. In
// a whole run the files of a group are loaded into one module registry instead, each inside a `describe` with its
// path. `npx jest PATH` and `npm test -- WORD` run each file by itself.

const filesOfGroup = 20;

/** @typedef {{ project: 'server' | 'web', files: string[] }} Group test files of one project of Jest, below the root */

/** Packages whose test files are grouped, by the project of Jest that runs them, as regular expressions. */
export const groupedPackages = {
  server: '(platform|shared/contracts)',
  web: '(shell|console|mfe-[^/]+|shared/ui)',
};

/**
 * Splits the test files of each grouped package into groups of neighbours.
 * @param {string[]} files paths of all test files, below the root
 * @returns {Group[]}
 */
export const groupsOf = (files) =>
  projects.flatMap((project) =>
    packagesOf(project, files).flatMap((paths) =>
      neighbours(paths).map((group) => ({ project, files: group })),
    ),
  );

/** @type {Group['project'][]} */
const projects = ['server', 'web'];

/**
 * The test files of each grouped package of a project.
 * @type {(project: Group['project'], files: string[]) => string[][]}
 */
function packagesOf(project, files) {
  const grouped = new RegExp(`^${groupedPackages[project]}/`);
  /** @type {Map<string, string[]>} */
  const packages = new Map();
  for (const file of [...files].sort()) {
    const [folder] = grouped.exec(file) ?? [];
    if (folder) packages.set(folder, [...(packages.get(folder) ?? []), file]);
  }
  return [...packages.values()];
}

/** @type {(files: string[]) => string[][]} */
function neighbours(files) {
  const count = Math.ceil(files.length / filesOfGroup);
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, index) => files.slice(index * size, (index + 1) * size));
}

const extension = '.test.cjs';

/** @param {string} path of a test file in Jest's report */
export const isGroup = (path) => path.endsWith(extension);

/**
 * Writes one file for each group into a temporary folder, in a folder of its project.
 * @param {Group[]} groups
 * @param {string} root
 * @returns {{ folder: string, remove(): void }}
 */
export function writeGroups(groups, root) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-test-groups-'));
  for (const [index, { project, files }] of groups.entries()) {
    mkdirSync(join(folder, project), { recursive: true });
    const parts = files.map((path) => part(path, root));
    const source = [closingOf[project](root), ...parts, `/* ${paddingOf(files, root)} */`, ''];
    writeFileSync(join(folder, project, nameOf(files, index) + extension), source.join('\n'));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Jest starts the largest files first, so that no long one runs alone at the end: a group is made as large as its files.
 * @type {(files: string[], root: string) => string}
 */
const paddingOf = (files, root) =>
  ' '.repeat(files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0));

/** @type {(files: string[], index: number) => string} */
const nameOf = ([first = ''], index) =>
  `${String(index).padStart(2, '0')}-${first.replace(/\.test\.tsx?$/, '').replace(/[^a-z0-9]+/gi, '-')}`;

/**
 * What ends each file of a group as the end of a file by itself does.
 * @type {Record<Group['project'], (root: string) => string>}
 */
const closingOf = {
  server: (root) =>
    `const { closeAll } = require(${path(root, 'platform/src/testing/closing.ts')});`,
  web: (root) => `const { closeAll } = require(${path(root, 'tooling/jest/close-page.ts')});`,
};

/** @type {(file: string, root: string) => string} */
const part = (file, root) =>
  [
    `describe(${JSON.stringify(file)}, () => {`,
    '  afterAll(closeAll);',
    `  require(${path(root, file)});`,
    '});',
  ].join('\n');

/** @type {(root: string, file: string) => string} */
const path = (root, file) => JSON.stringify(join(root, file));
