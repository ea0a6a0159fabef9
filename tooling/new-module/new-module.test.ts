import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@croupier/contracts';
import { moduleDescription } from '@croupier/contracts/schemas';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '..', '..');
const home = mkdtempSync(join(tmpdir(), 'croupier-new-module-'));
beforeAll(() => cpSync(join(root, 'tsconfig.json'), join(home, 'tsconfig.json')));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs one function of a tool, which is an ES module, and returns its output. */
function tool(file: string, code: string): string {
  const url = JSON.stringify(pathToFileURL(join(root, 'tooling', file)).href);
  const text = `import * as tool from ${url};\ntry { ${code} } catch (error) { console.log(error.message) }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const make = (name: string) =>
  tool(
    'new-module/new-module.mjs',
    `tool.newModule(${JSON.stringify(name)}, ${JSON.stringify(home)})`,
  );

test('a new module has the usual structure, a valid description, and is in the compiler’s projects', () => {
  expect(make('mfe-live-poker')).toBe('');
  const folder = join(home, 'mfe-live-poker');
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((file) => /template|__/.test(file))).toEqual([]);
  for (const file of [
    'README.md',
    'module.json',
    'package.json',
    'tsconfig.json',
    'webpack.config.mjs',
    'src/remote.tsx',
    'src/remote.test.ts',
    'src/pages/live-poker-page.tsx',
    'src/pages/live-poker-page.test.tsx',
    'src/features/live-poker-strip/live-poker-strip.tsx',
  ])
    expect(existsSync(join(folder, file))).toBe(true);
  const description = moduleDescription.parse(JSON.parse(read('mfe-live-poker/module.json')));
  expect(description).toMatchObject({ name: 'mfe-live-poker', routes: [{ path: '/live-poker' }] });
  expect(read('mfe-live-poker/src/pages/live-poker-page.tsx')).toContain('function LivePokerPage');
  expect(read('tsconfig.json').match(/"mfe-live-poker"/g)).toHaveLength(1);
  const others = readdirSync(join(root, 'mfe-promo')).filter(
    (name) => !/^(?:dist|node_modules|\.)/.test(name) && !name.endsWith('.tsbuildinfo'),
  );
  expect(readdirSync(folder).sort()).toEqual(others.sort());
});

test('its texts are complete in every language', () => {
  make('mfe-texts');
  const output = tool(
    'check/texts.mjs',
    `console.log(tool.textErrors(${JSON.stringify(join(home, 'mfe-texts'))}, ${JSON.stringify(languages)}).join('\\n'))`,
  );
  expect(output.trim()).toBe('');
});

test.each(['poker', 'mfe-Poker', 'mfe-', 'mfe-../x', 'mfe-a b', `mfe-${'long'.repeat(12)}`])(
  '%s is not a valid module name, and nothing is created',
  (name) => {
    const before = readdirSync(home);
    expect(make(name)).toContain('a module is named as mfe-poker');
    expect(readdirSync(home)).toEqual(before);
  },
);

test('an existing name is refused, and the existing module is not changed', () => {
  make('mfe-taken');
  const before = read('mfe-taken/README.md');
  expect(make('mfe-taken')).toContain('mfe-taken is there already');
  expect(read('mfe-taken/README.md')).toBe(before);
});

const read = (file: string) => readFileSync(join(home, file), 'utf8');
