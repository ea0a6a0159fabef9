import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseFacts } from '@croupier/contracts/release';

const folder = mkdtempSync(join(tmpdir(), 'croupier-remote-'));
symlinkSync(join(__dirname, '..', '..', 'node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const label = { en: 'Tea', bn: 'চা', es: 'Té', ar: 'شاي' };
const description = {
  name: 'mfe-tea',
  contract: '^1.0',
  owner: 'tea team',
  title: label,
  routes: [{ path: '/tea', page: 'tea', title: label }],
  slots: [{ into: 'home.main', part: 'cup', order: 1, height: { phone: 80, desktop: 80 } }],
  overlays: [],
  menus: [],
  topics: { publishes: [], reads: [] },
  budget: { page: { jsKb: 40, cssKb: 10 }, total: { jsKb: 80, cssKb: 20 } },
};

const sources = {
  'package.json': JSON.stringify({ name: 'mfe-tea', version: '1.2.3', type: 'module' }),
  'module.json': JSON.stringify(description),
  'webpack.config.mjs': `
    import { remote } from ${JSON.stringify(pathToFileURL(join(__dirname, 'remote.webpack.mjs')).href)};
    export default remote(import.meta.dirname);`,
  'src/remote.tsx': `
    export const remote = {
      pages: { tea: () => import('./pages/tea-page.tsx') },
      parts: { cup: () => import('./features/cup/cup.tsx') },
      overlays: {},
      texts: { en: () => import('./texts/en.json') },
    };`,
  'src/texts/en.json': '{ "tea": "Tea" }',
  'src/pages/tea-page.module.css': '.page { color: red; }',
  'src/pages/tea-page.tsx': `
    import { useState } from 'react';
    import { useLatestEvent } from '@croupier/bus';
    import styles from './tea-page.module.css';
    export function TeaPage() {
      const [cups] = useState(1);
      return <p className={styles.page}>{cups}{String(useLatestEvent('session.changed'))}</p>;
    }`,
  'src/features/cup/cup.tsx': 'export function Cup() { return <i />; }',
};

test('a release lists the files of each page, part and language, and the integrity of every file', () => {
  const { status, release } = build(sources);
  expect(status).toBe(0);
  expect(release.version).toMatch(/^1\.2\.3-local-[0-9a-f]{8}$/);
  expect(release.global).toBe(`mfe_tea_${release.version.replace(/\W/g, '_')}`);
  expect(Object.keys(release.needs).sort()).toEqual(['cup', 'tea', 'texts/en']);
  expect(release.needs['tea'].filter((file: string) => file.endsWith('.css'))).toHaveLength(1);
  const files = new Map<string, { integrity: string; bytes: number }>(
    release.files.map((file: { path: string }) => [file.path, file]),
  );
  for (const path of [release.entry, ...Object.values(release.needs).flat()]) {
    expect(existsSync(join(folder, 'dist', String(path)))).toBe(true);
    expect(files.get(String(path))?.integrity).toMatch(/^sha384-/);
  }
  expect(release.description).toEqual(description);
});

const withSkeleton = {
  ...sources,
  'src/texts/bn.json': '{ "tea": "চা" }',
  'src/texts/es.json': '{ "tea": "Té" }',
  'src/texts/ar.json': '{ "tea": "شاي" }',
  'src/skeletons.ts': `
    import { TeaSkeleton } from './pages/tea-skeleton.tsx';
    export const skeletons = { pages: { tea: TeaSkeleton }, parts: {} };`,
};
const drawnWith = (styles: string) => ({
  ...withSkeleton,
  'src/pages/tea-skeleton.tsx': `
    import { useTexts } from '@croupier/i18n';
    import styles from './${styles}';
    export function TeaSkeleton() {
      const { t } = useTexts('mfe-tea');
      return <h1 className={styles.page}>{t('tea')}</h1>;
    }`,
});

test('skeletons are rendered for every language, in the remote’s own styles', () => {
  const { output, release } = build(drawnWith('tea-page.module.css'));
  expect(output).toBe('');
  const { pages } = readJson('dist/skeletons.json');
  const [, name = ''] = /^<h1 class="(mfe-tea-[^"]+)">Té<\/h1>$/.exec(pages['/tea'].es) ?? [];
  const sheet = release.needs['tea'].find((file: string) => file.endsWith('.css'));
  expect(readFileSync(join(folder, 'dist', sheet), 'utf8')).toContain(`.${name}`);
  expect(release.files.map(({ path }: { path: string }) => path)).toContain('skeletons.json');
});

test('a skeleton with styles that its page does not load is a build error', () => {
  const { status, output } = build({
    ...drawnWith('tea-skeleton.module.css'),
    'src/pages/tea-skeleton.module.css': '.page { color: blue; }',
  });
  expect(status).toBe(1);
  expect(output).toContain("The skeleton of /tea has classes that the remote's style sheets lack");
});

test('react, the shared packages and the federation runtime are not bundled', () => {
  build(sources);
  const { files } = readJson('dist/release.json');
  const code = files
    .map(({ path }: { path: string }) => readFileSync(join(folder, 'dist', path), 'utf8'))
    .join('');
  expect(code).not.toContain('react.transitional.element');
  expect(files.find(({ path }: { path: string }) => path === 'remote-entry.js').bytes).toBeLessThan(
    12_000,
  );
  expect(readJson('dist/uses.json')).toMatchObject({
    '@croupier/bus': ['useLatestEvent'],
    react: ['useState'],
  });
});

test('a build states the facts for its audit', () => {
  const { output } = build({
    ...sources,
    'src/features/cup/cup.tsx': `
      import { useCallQuery } from '@croupier/client';
      import { calls } from '@croupier/contracts';
      export function Cup() { return <i>{String(useCallQuery(calls.systemStatus, undefined).data)}</i>; }`,
  });
  expect(output).toBe('');
  const facts = releaseFacts.parse(readJson('dist/facts.json'));
  expect(facts.shared['react']).toMatchObject({
    requires: expect.stringMatching(/^\^19\./),
    isSingleton: true,
    hasFallback: false,
    exports: ['useState'],
  });
  expect(facts.bundled).not.toContain('react');
  expect(facts.calls).toMatchObject({ systemStatus: { method: 'GET', audience: 'anyone' } });
  expect(facts.texts).toEqual({ en: ['tea'] });
  const { files } = readJson('dist/release.json');
  expect(files.map(({ path }: { path: string }) => path)).toContain('facts.json');
});

test('an operators’ call in a page of players is a build error', () => {
  const { status, output } = build({
    ...sources,
    'src/features/cup/cup.tsx': `
      import { useCallQuery } from '@croupier/client';
      import { calls } from '@croupier/contracts';
      export function Cup() { return <i>{String(useCallQuery(calls.auditCheck, undefined).data)}</i>; }`,
  });
  expect(status).toBe(1);
  expect(output).toContain("'auditCheck' is an operators' call");
});

test('an export that the shell does not provide is a build error with file and line', () => {
  const { status, output } = build({
    ...sources,
    'src/features/cup/cup.tsx': `
      import { act } from 'react';
      export function Cup() { return <i>{String(act)}</i>; }`,
  });
  expect(status).toBe(1);
  expect(output).toContain("cup.tsx:2: 'act' of 'react' is not on the shell's surface.");
});

test('importing a whole shared package is a build error', () => {
  const { status, output } = build({
    ...sources,
    'src/features/cup/cup.tsx': `
      import * as rxjs from 'rxjs';
      export function Cup() { return <i>{Object.keys(rxjs)}</i>; }`,
  });
  expect(status).toBe(1);
  expect(output).toContain("takes 'rxjs' as a whole");
});

test('a page that module.json declares and the code does not load is a build error', () => {
  const { status, output } = build({
    ...sources,
    'src/remote.tsx': 'export const remote = { pages: {}, parts: {}, overlays: {}, texts: {} };',
  });
  expect(status).toBe(1);
  expect(output).toContain("module.json names 'tea', but src/remote.tsx does not load it");
});

test('a page and a part with the same name are a build error', () => {
  const named = { ...description, slots: [{ ...description.slots[0], part: 'tea' }] };
  const { status, output } = build({
    ...sources,
    'module.json': JSON.stringify(named),
    'src/remote.tsx': sources['src/remote.tsx'].replace('cup/cup', 'tea/tea'),
    'src/features/tea/tea.tsx': 'export function Tea() { return <i />; }',
  });
  expect(status).toBe(1);
  expect(output).toContain("features/tea/tea.tsx 'tea': one of them needs another name");
});

test('each page of an overlay lists its own files, and the exposed file is in the entry', () => {
  const admin = { overlay: 'tea-room', title: label, opens: 'member', pages: [{ page: 'myTea' }] };
  const { output, release } = build({
    ...sources,
    'module.json': JSON.stringify({ ...description, overlays: [admin] }),
    'src/remote.tsx': sources['src/remote.tsx'].replace(
      'overlays: {},',
      `overlays: {
        'tea-room': () => import('./pages/tea-room-page.tsx'),
        'tea-room/myTea': () => import('./pages/tea-room/my-tea-page.tsx'),
      },`,
    ),
    'src/pages/tea-room-page.tsx': 'export function TeaRoomPage() { return <i />; }',
    'src/pages/tea-room/my-tea-page.tsx': 'export function MyTeaPage() { return <b />; }',
  });
  expect(output).toBe('');
  expect(release.needs['tea-room']).toHaveLength(1);
  expect(release.needs['tea-room/myTea']).toHaveLength(1);
  expect(release.needs['tea-room/myTea']).not.toEqual(release.needs['tea-room']);
  const names = release.files.map(({ path }: { path: string }) => path);
  expect(names.filter((path: string) => path.startsWith('remote'))).toEqual([release.entry]);
});

function build(files: Readonly<Record<string, string>>) {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const bundler = join(__dirname, '..', 'build', 'bundle.mjs');
  const { status, stderr } = spawnSync(process.execPath, [bundler], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { status, output: stderr, release: status === 0 ? readJson('dist/release.json') : null };
}

const readJson = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
