import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hasAll, hasOnly, pathsOf, siteWorkspaces } from './package-sets.mjs';
import { deleteUnusedFiles, hasUnusedFiles } from './unused-files.mjs';

const lock = {
  '': { devDependencies: { jest: '1' } },
  platform: { dependencies: { fastify: '1' }, devDependencies: { '@types/pg': '1' } },
  e2e: { devDependencies: { playwright: '1', fastify: '1' } },
  'node_modules/fastify': { dependencies: { pino: '2' }, devDependencies: { tap: '1' } },
  'node_modules/fastify/node_modules/pino': { version: '2.0.0' },
  'node_modules/pino': { version: '1.0.0' },
  'node_modules/tap': {},
  'node_modules/@types/pg': {},
  'node_modules/jest': {},
  'node_modules/playwright': {},
};

test('the site needs what its workspaces depend on, at any depth and in the version that each finds', () => {
  expect(pathsOf(lock, 'site').sort()).toEqual([
    'node_modules/@types/pg',
    'node_modules/fastify',
    'node_modules/fastify/node_modules/pino',
  ]);
});

test('everything is every package of the lock file', () => {
  expect(pathsOf(lock, 'all')).toHaveLength(7);
});

test('an install of the site lacks packages of the whole and differs in none; another version differs', () => {
  const paths = pathsOf(lock, 'site');
  const site = Object.fromEntries(Object.entries(lock).filter(([path]) => paths.includes(path)));
  expect(hasAll(site, lock, 'site')).toBe(true);
  expect(hasAll(site, lock, 'all')).toBe(false);
  expect(hasOnly(site, lock)).toBe(true);
  const older = { ...site, 'node_modules/fastify/node_modules/pino': { version: '1.9.0' } };
  expect(hasOnly(older, lock)).toBe(false);
  expect(hasOnly({ ...site, 'node_modules/gone': {} }, lock)).toBe(false);
});

test('of this repository the site needs neither the tools of the tests nor those of the workbench', () => {
  const { packages } = JSON.parse(
    readFileSync(join(__dirname, '..', '..', 'package-lock.json'), 'utf8'),
  );
  const site = pathsOf(packages, 'site');
  for (const name of ['fastify', 'webpack', 'typescript', '@croupier/contracts', 'react'])
    expect(site).toContain(`node_modules/${name}`);
  const others = ['jest', 'lighthouse', 'storybook', 'oxlint', 'vite', '@playwright/test'];
  for (const name of [...others, 's3rver', 'oidc-provider', 'dclint', 'webpack-dev-server'])
    expect(site).not.toContain(`node_modules/${name}`);
  expect(siteWorkspaces(packages)).toEqual(expect.arrayContaining(['shell', 'shared/ui']));
});

test('files of libraries that the site never reads are deleted, and nothing else, nor anything behind a link', () => {
  const home = mkdtempSync(join(tmpdir(), 'unused-files-'));
  const workspace = join(home, 'workspace');
  const write = (folder: string, names: readonly string[]) => {
    mkdirSync(folder, { recursive: true });
    for (const name of names) writeFileSync(join(folder, name), '');
  };
  const installed = (...path: string[]) => join(home, 'node_modules', ...path);
  try {
    write(installed('library'), ['a.js', 'a.js.map', 'b.mjs.map', 'c.d.ts.map', 'd.css.map']);
    write(installed('library'), ['tiles.map', 'a.test.js', 'README.md', 'LICENSE.md']);
    write(installed('library', 'dist'), ['library.js']);
    write(installed('library', 'node_modules', 'date-fns'), ['add.js', 'add.cjs', 'add.d.cts']);
    write(installed('pixi.js', 'lib'), ['index.mjs', 'index.js', 'index.d.ts']);
    write(installed('pixi.js', 'dist'), ['pixi.js']);
    write(installed('@firebase', 'auth', 'dist', 'rn'), ['index.js']);
    write(installed('@firebase', 'auth', 'dist', 'esm'), ['index.js']);
    write(workspace, ['main.js.map', 'main.test.ts', 'README.md']);
    symlinkSync(workspace, installed('workspace'));
    deleteUnusedFiles(installed());
    // Newer lines of Node list what is behind the link as well.
    const left = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(home, join(entry.parentPath, entry.name)))
      .filter((path) => !path.startsWith('node_modules/workspace/'));
    expect(left.sort()).toEqual([
      'node_modules/@firebase/auth/dist/esm/index.js',
      'node_modules/library/LICENSE.md',
      'node_modules/library/a.js',
      'node_modules/library/dist/library.js',
      'node_modules/library/node_modules/date-fns/add.js',
      'node_modules/library/tiles.map',
      'node_modules/pixi.js/lib/index.d.ts',
      'node_modules/pixi.js/lib/index.mjs',
      'workspace/README.md',
      'workspace/main.js.map',
      'workspace/main.test.ts',
    ]);
    const paths = ['node_modules/library/node_modules/date-fns', 'node_modules/library'];
    expect(paths.filter(hasUnusedFiles)).toEqual(paths.slice(0, 1));
  } finally {
    rmSync(home, { recursive: true });
  }
});
