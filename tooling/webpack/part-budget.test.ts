import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const plugin = pathToFileURL(join(__dirname, 'part-budget.mjs')).href;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The output of a build with the budget; `modules` are written unchanged. */
function build(modules: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, name), text);
  const script = `
    import webpack from 'webpack';
    import { PartBudget } from ${JSON.stringify(plugin)};
    const context = ${JSON.stringify(folder)};
    webpack({
      context, mode: 'production', entry: './main.mjs', output: { path: context + '/out' },
      plugins: [new PartBudget({ mostKb: 20 })],
    }, (error, stats) => console.log(error?.message ?? stats.toString({ all: false, errors: true })));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(__dirname, '..', '..'),
    encoding: 'utf8',
  });
  return stdout.trim();
}

const heavy = (kb: number) =>
  `export const weight = '${randomBytes(kb * 1024).toString('base64')}'; console.log(weight);`;

test('a part over its budget stops the build, including what the part loads itself', () => {
  const output = build({
    'main.mjs': `void import('./game.mjs');`,
    'game.mjs': `${heavy(12)} void import('./sounds.mjs');`,
    'sounds.mjs': heavy(12),
  });
  expect(output).toMatch(
    /\.\/game\.mjs weighs 2\d KB \(brotli\) beyond the page, and may weigh 20/,
  );
});

test('files of the page itself do not count towards a part', () => {
  const output = build({
    'main.mjs': `import { weight } from './core.mjs'; console.log(weight); void import('./game.mjs');`,
    'core.mjs': heavy(40),
    'game.mjs': `import { weight } from './core.mjs'; export const twice = weight + weight; console.log(twice);`,
  });
  expect(output).toBe('');
});
