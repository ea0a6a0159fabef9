import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inputHash } from './input-hash.mjs';

const tooling = join(__dirname, '..');

let home = '';
const children: ChildProcess[] = [];

/** A temporary copy of the tools: its lock is separate from this repository's lock. */
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'croupier-alone-'));
  for (const folder of ['build', 'start'])
    cpSync(join(tooling, folder), join(home, 'tooling', folder), { recursive: true });
  mkdirSync(join(home, 'out'));
  writeFileSync(join(home, 'source.txt'), 'as it is');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** A fake compiler that records its start and runs until the test ends it. */
const compiler = `
  import { appendFileSync, existsSync } from 'node:fs';
  appendFileSync('builds.txt', 'built ');
  while (existsSync('source.txt') && !existsSync('go-on')) await new Promise((next) => setTimeout(next, 10));
  appendFileSync('out/made.js', 'made');`;

const tool = () => pathToFileURL(join(home, 'tooling/build/build-stale.mjs')).href;

/** A command that builds stale parts; `ended` gives its result and its output. */
function builder({ waits = 'waits' } = {}) {
  const code = `
    import { writeFileSync } from 'node:fs';
    import { buildStale } from '${tool()}';
    const part = { name: 'part', rank: 0, inputs: ['source.txt'], output: 'out/made.js',
      cwd: process.cwd(), env: {}, command: ['--input-type=module', '-e', process.env.COMPILER] };
    const onWait = () => writeFileSync('${waits}', '');
    console.log((await buildStale({ parts: [part], onWait })).length);`;
  return run(code);
}

function run(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: home,
    env: { ...process.env, COMPILER: compiler },
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const ended = new Promise<string>((resolve) =>
    child.once('close', (status) => resolve(`${status}: ${output.trim()}`)),
  );
  return { child, ended };
}

const isThere = (name: string) => existsSync(join(home, name));
const textOf = (name: string) => readFileSync(join(home, name), 'utf8');
const put = (name: string) => writeFileSync(join(home, name), '');

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

test('of two concurrent commands one builds, and the other finds the part built', async () => {
  const first = builder();
  await until(() => isThere('builds.txt'));
  const second = builder();
  await until(() => isThere('waits'));
  put('go-on');
  expect(await first.ended).toBe('0: 1');
  expect(await second.ended).toBe('0: 0');
  expect(textOf('builds.txt')).toBe('built ');
  expect(textOf('out/made.js')).toBe('made');
});

test('a command killed during a build blocks no other one, and its part is built again', async () => {
  const first = builder();
  await until(() => isThere('builds.txt'));
  const second = builder();
  await until(() => isThere('waits'));
  first.child.kill('SIGKILL');
  await until(() => textOf('builds.txt') === 'built built ');
  put('go-on');
  expect(await second.ended).toBe('0: 1');
});

test('several waiting commands run one after the other, and all finish', async () => {
  const first = builder();
  await until(() => isThere('builds.txt'));
  const others = ['a', 'b', 'c'].map((waits) => builder({ waits }));
  await until(() => ['a', 'b', 'c'].every(isThere));
  put('go-on');
  expect(await first.ended).toBe('0: 1');
  expect(await Promise.all(others.map(({ ended }) => ended))).toEqual(['0: 0', '0: 0', '0: 0']);
});

test('after its output was removed, a project is rebuilt without forcing its references', async () => {
  mkdirSync(join(home, 'project/dist'), { recursive: true });
  put('project/dist/tsconfig.tsbuildinfo');
  writeFileSync(
    join(home, 'compiler.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
    const notes = existsSync('project/dist/tsconfig.tsbuildinfo');
    writeFileSync('project/dist/main.js', JSON.stringify({ notes, words: process.argv.slice(2) }));`,
  );
  const { ended } = run(`
    import { buildStale } from '${tool()}';
    const part = { name: 'project', rank: 0, inputs: ['source.txt'], output: 'project/dist/main.js',
      cwd: process.cwd(), env: {}, command: ['compiler.mjs', '-b', 'project'] };
    console.log((await buildStale({ parts: [part] })).length);`);
  expect(await ended).toBe('0: 1');
  expect(JSON.parse(textOf('project/dist/main.js'))).toEqual({
    notes: false,
    words: ['-b', 'project'],
  });
});

test('what a build writes beside its sources does not make it stale; it is an input where it is named', () => {
  const hashes = () => [inputHash(home, ['shell']), inputHash(home, ['shell/surface.json'])];
  mkdirSync(join(home, 'shell'));
  put('shell/main.ts');
  const [before] = hashes();
  put('shell/surface.json');
  const [after, named] = hashes();
  expect(after).toBe(before);
  writeFileSync(join(home, 'shell/surface.json'), '{}');
  expect(hashes()[1]).not.toBe(named);
});
