import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');

/** A forbidden file, and the rule that forbids it. One violation each. */
interface Seed {
  readonly file: string;
  readonly text: string;
  readonly rule: string;
}

const border = (file: string, from: string): Seed => ({
  file,
  text: `import { thing } from '${from}';\nexport const planted = thing;\n`,
  rule: 'eslint(no-restricted-imports)',
});

/** One folder of sources of each package. */
const sourcesOfPackages = [
  'shared/contracts/src',
  'shared/bus/src',
  'shared/client/src',
  'shared/i18n/src',
  'shared/provider/src',
  'shared/ui/src',
  'shell/src',
  'console/src',
  'mfe-agent/src',
  'mfe-games/src',
  'mfe-lottery/src',
  'mfe-member/src',
  'mfe-promo/src',
  'platform/src',
  'studio/src',
  'studio/client',
  'sportsbook/src',
  'workbench/src',
  'tooling/jest',
  'e2e/src',
  'bench/src',
];

/** Two files that import each other, for their types alone. */
const cycle = (folder: string): readonly Seed[] =>
  [
    ['a', 'b'],
    ['b', 'a'],
  ].map(([own, other]) => ({
    file: `${folder}/planted-cycle-${own}.ts`,
    text: `import type { Thing as Other } from './planted-cycle-${other}.ts';\nexport interface Thing {\n  readonly other: Other;\n}\n`,
    rule: 'import(no-cycle)',
  }));

const seeds: readonly Seed[] = [
  border('shared/contracts/src/planted-a.ts', '@croupier/bus'),
  border('shared/contracts/src/planted-b.ts', '../../bus/src/bus.ts'),
  border('shared/contracts/src/planted-c.ts', '../../../platform/src/core.ts'),
  border('shared/contracts/src/planted-d.ts', 'zod'),
  border('shared/contracts/src/schemas/planted-a.ts', '@croupier/client'),
  border('shared/contracts/src/schemas/planted-b.ts', '../../../../platform/src/core.ts'),
  border('shared/contracts/src/schemas/planted-c.ts', '../../../client/src/client.ts'),
  border('shared/contracts/src/release/planted-a.ts', '@croupier/client'),
  border('shared/contracts/src/release/planted-b.ts', '../../../../platform/src/core.ts'),
  border('shared/bus/src/planted-a.ts', '@croupier/client'),
  border('shared/bus/src/planted-b.ts', '../../../shell/src/start.ts'),
  border('shared/bus/src/planted-c.ts', '../../contracts/src/money.ts'),
  border('shared/bus/src/planted-d.ts', '@croupier/contracts/schemas'),
  border('shared/client/src/planted-a.ts', '@croupier/ui'),
  border('shared/client/src/planted-b.ts', 'zod'),
  border('shared/ui/src/planted-a.ts', '@croupier/client'),
  border('shared/ui/src/planted-b.ts', '../../i18n/src/texts.ts'),
  border('shared/ui/src/planted-c.ts', '../../../mfe-games/src/remote.tsx'),
  border('shared/ui/src/apart/planted/planted-a.ts', '../../button/button.tsx'),
  border('shared/ui/src/apart/planted/planted-b.ts', '@croupier/client'),
  border('shared/i18n/src/planted-a.ts', 'mfe-games/src/remote.tsx'),
  border('shared/i18n/src/planted-b.ts', 'zod'),
  border('shared/i18n/src/planted-c.ts', '@croupier/contracts/schemas'),
  border('shell/src/planted-a.ts', 'mfe-games/src/remote.tsx'),
  border('shell/src/planted-b.ts', '../../mfe-games/src/remote.tsx'),
  border('shell/src/planted-c.ts', '@croupier/platform'),
  border('shell/src/planted-d.ts', 'zod'),
  border('shell/src/planted-e.ts', '@croupier/contracts/schemas'),
  border('shell/src/planted-f.ts', '@croupier/contracts/release'),
  border('console/src/planted-a.ts', '@croupier/shell'),
  border('console/src/planted-b.ts', '../../shell/src/start.ts'),
  border('mfe-games/src/planted-a.ts', 'mfe-lottery/src/remote.tsx'),
  border('mfe-games/src/planted-b.ts', '@croupier/shell'),
  border('mfe-games/src/planted-c.ts', 'zod'),
  border('mfe-games/src/planted-d.ts', '@croupier/contracts/schemas'),
  border('mfe-games/src/planted-e.ts', '@croupier/contracts/release'),
  border('mfe-games/src/pages/planted-a.ts', '../../../mfe-lottery/src/remote.tsx'),
  border('mfe-games/src/api/planted-a.ts', '../features/hot-games/hot-games.tsx'),
  border('mfe-games/src/api/planted-b.ts', '../../../shell/src/start.ts'),
  border('mfe-games/src/api/planted-c.ts', '@croupier/console'),
  border('mfe-games/src/api/planted-d.ts', 'zod'),
  border('mfe-games/src/api/planted-e.ts', '@croupier/contracts/schemas'),
  border('mfe-games/src/lib/planted-a.ts', '../pages/lobby-page.tsx'),
  border('mfe-games/src/features/one/planted-a.ts', '../two/two.tsx'),
  border('mfe-games/src/features/one/planted-b.ts', '../../pages/lobby-page.tsx'),
  border('mfe-games/src/features/one/planted-c.ts', 'mfe-member/src/remote.tsx'),
  border('mfe-games/src/features/one/planted-d.ts', '../../../../mfe-member/src/remote.tsx'),
  border('mfe-games/src/features/one/planted-e.ts', 'zod'),
  border('mfe-games/src/features/one/planted-f.ts', '@croupier/contracts/schemas'),
  border('mfe-games/src/features/one/deep/planted-a.ts', '../../two/two.tsx'),
  border('mfe-games/src/features/one/deep/planted-b.ts', '../../../pages/lobby-page.tsx'),
  border('mfe-games/src/features/one/deep/planted-c.ts', '@croupier/studio'),
  border(
    'mfe-games/src/features/one/deep/planted-d.ts',
    '../../../../../mfe-member/src/remote.tsx',
  ),
  border('mfe-games/src/features/one/deep/planted-e.ts', 'zod'),
  border('mfe-games/src/features/one/deep/planted-f.ts', '@croupier/contracts/schemas'),
  border('platform/src/planted-a.ts', './modules/ledger/ledger.store.ts'),
  border('platform/src/planted-b.ts', '@croupier/ui'),
  border('platform/src/planted-c.ts', '../../studio/src/main.ts'),
  border('platform/src/planted-d.ts', 'react'),
  border('platform/src/http/planted-a.ts', '../modules/ledger/ledger.service.ts'),
  border('platform/src/http/planted-b.ts', '../modules/brands/index.ts'),
  border('platform/src/http/planted-c.ts', '@croupier/bus'),
  border('platform/src/http/planted-d.ts', '../../../shell/src/start.ts'),
  border('platform/src/http/planted-e.ts', 'react'),
  border('platform/src/db/planted-d.ts', '../modules/ledger/index.ts'),
  border('platform/src/testing/planted-a.ts', '@croupier/studio'),
  border('platform/src/testing/planted-b.ts', '../../../shell/src/start.ts'),
  border('platform/src/testing/planted-c.ts', 'react'),
  border('platform/src/db/planted-a.ts', '@croupier/studio'),
  border('platform/src/db/planted-b.ts', '../../../studio/src/main.ts'),
  border('platform/src/db/planted-c.ts', 'rxjs'),
  border('platform/src/modules/cashier/planted-a.ts', '../ledger/ledger.store.ts'),
  border('platform/src/modules/cashier/planted-b.ts', '@croupier/bus'),
  border('platform/src/modules/cashier/planted-c.ts', 'react-dom/server'),
  border('platform/src/modules/cashier/planted-d.ts', '../../../../shell/src/start.ts'),
  border('platform/src/modules/cashier/deep/planted-a.ts', '../../ledger/ledger.store.ts'),
  border('platform/src/modules/cashier/deep/planted-b.ts', '@croupier/bus'),
  border('platform/src/modules/cashier/deep/planted-c.ts', 'react'),
  border('platform/src/modules/cashier/deep/planted-d.ts', '../../../../../shell/src/start.ts'),
  border('studio/src/planted-a.ts', '@croupier/platform'),
  border('studio/src/planted-b.ts', '../../platform/src/core.ts'),
  border('studio/client/planted-a.ts', '@croupier/ui'),
  ...sourcesOfPackages.flatMap(cycle),
  {
    file: 'mfe-promo/src/planted-default.ts',
    text: 'export default 1;\n',
    rule: 'import(no-default-export)',
  },
  {
    file: 'studio/src/planted-any.ts',
    text: 'export const planted = (value: any) => value;\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    file: 'mfe-promo/src/pages/planted-text.tsx',
    text: 'export const Planted = () => <p>Deposit now</p>;\n',
    rule: 'react(jsx-no-literals)',
  },
  {
    file: 'shell/src/planted-label.tsx',
    text: 'export const Planted = () => <button type="button" aria-label="Close" />;\n',
    rule: 'react(jsx-no-literals)',
  },
  {
    file: 'mfe-promo/src/planted-hook.ts',
    text: "import { useState } from 'react';\nexport function usePlanted(on: boolean) {\n  if (on) return useState(1);\n  return null;\n}\n",
    rule: 'react-hooks(rules-of-hooks)',
  },
];

/** Imports that the rules allow. */
const allowed: readonly Seed[] = [
  border('mfe-games/src/features/one/welcome-a.ts', '../../api/games.ts'),
  border('mfe-games/src/features/one/welcome-b.ts', './part.tsx'),
  border('mfe-games/src/features/one/deep/welcome-a.ts', '../part.tsx'),
  border('mfe-games/src/pages/welcome-a.ts', '../features/one/one.tsx'),
  border('mfe-games/src/welcome-a.ts', '@croupier/ui'),
  border('platform/src/welcome-a.ts', './modules/ledger/index.ts'),
  border('platform/src/modules/cashier/welcome-a.ts', '../ledger/index.ts'),
  border('platform/src/modules/cashier/welcome-b.ts', '../../core.ts'),
  border('platform/src/modules/cashier/deep/welcome-a.ts', '../cashier.store.ts'),
  border('shared/ui/src/welcome-a.ts', '@croupier/i18n'),
  border('shared/ui/src/apart/welcome/welcome-a.ts', '@croupier/ui'),
  border('shared/ui/src/apart/welcome/welcome-b.ts', '../../drawing/seed.ts'),
  border('shared/contracts/src/schemas/welcome-a.ts', 'zod'),
];

interface Finding {
  readonly code: string;
  readonly help?: string;
  readonly filename: string;
}

const rulesOfBorders = new Set([...seeds.map(({ rule }) => rule), 'eslint(no-restricted-imports)']);
const folder = mkdtempSync(join(tmpdir(), 'croupier-borders-'));
let findings: readonly Finding[] = [];

beforeAll(() => {
  copySources();
  for (const { file, text } of [...seeds, ...allowed]) write(file, text);
  findings = lint().filter(({ code }) => rulesOfBorders.has(code));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(seeds.map((seed) => [seed.file, seed] as const))('%s is refused', (file, { rule }) => {
  expect(findings.filter((found) => found.filename === file).map(({ code }) => code)).toEqual([
    rule,
  ]);
});

test('the planted cycles cover every package', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const packages = stdout
    .trim()
    .split('\n')
    .map((file) => dirname(file));
  const covered = new Set(sourcesOfPackages.map((folder) => dirname(folder)));
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter((name) => !covered.has(name))).toEqual([]);
});

test('allowed imports pass, and so does every file of the repository', () => {
  const seeded = new Set(seeds.map(({ file }) => file));
  expect(findings.filter(({ filename }) => !seeded.has(filename))).toEqual([]);
});

test('each import rule of the configuration has a violation in this test', () => {
  const refused = new Set(seeds.map(({ file }) => file));
  const seen = new Map<string, number>();
  for (const { help = '', filename } of findings) if (refused.has(filename)) seen.set(help, 1);
  const missing = messagesOfBorders().filter((message) => !seen.has(message));
  expect(missing).toEqual([]);
});

test('an import that no package.json declares is reported, also a dynamic import', () => {
  write('mfe-promo/src/remote.tsx', "export const remote = () => import('@croupier/platform');\n");
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/knip'),
    ['--no-progress', '--strict', '--include', 'unlisted', '--reporter', 'json'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout).toContain('"@croupier/platform"');
});

function copySources() {
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8' },
  );
  const files = listed.stdout.split('\0').filter((file) => /\.(tsx?|mjs|json)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true, errorOnExist: false });
  }
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function lint(): readonly Finding[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout).diagnostics;
}

function messagesOfBorders(): readonly string[] {
  const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  return [
    ...new Set([...text.matchAll(/"message": "([^"]+)"/g)].map(([, message = '']) => message)),
  ];
}
