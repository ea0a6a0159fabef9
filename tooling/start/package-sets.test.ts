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
import { join } from 'node:path';
import { deleteSourceMaps } from './source-maps.mjs';
import { pathsOf, siteWorkspaces } from './package-sets.mjs';

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

test('source maps of libraries are deleted, and nothing else, nor anything behind a link', () => {
  const home = mkdtempSync(join(tmpdir(), 'source-maps-'));
  try {
    const library = join(home, 'node_modules', 'library');
    const workspace = join(home, 'workspace');
    for (const folder of [library, workspace]) mkdirSync(folder, { recursive: true });
    for (const name of ['a.js', 'a.js.map', 'b.mjs.map', 'c.d.ts.map', 'd.css.map', 'tiles.map'])
      writeFileSync(join(library, name), '');
    writeFileSync(join(workspace, 'main.js.map'), '');
    symlinkSync(workspace, join(home, 'node_modules', 'workspace'));
    deleteSourceMaps(join(home, 'node_modules'));
    expect(readdirSync(library)).toEqual(['a.js', 'tiles.map']);
    expect(readdirSync(workspace)).toEqual(['main.js.map']);
  } finally {
    rmSync(home, { recursive: true });
  }
});
