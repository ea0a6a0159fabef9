import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';
const keepers: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-program-'));
});

afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('a program whose killed parent left it behind ends before the next one starts', async () => {
  const first = await keep();
  keepers.at(-1)?.kill('SIGKILL');
  expect(isAlive(first)).toBe(true);
  const second = await keep(first);
  expect(second).not.toBe(first);
  await until(() => !isAlive(first));
});

/** Starts a keeper with a program that waits; gives the process of the program once it is not `before`. */
async function keep(before = 0): Promise<number> {
  const pidFile = join(folder, 'toy.program');
  const script = join(__dirname, 'run-program.mjs');
  const program = [process.execPath, '-e', 'setInterval(() => {}, 1_000)'];
  keepers.push(spawn(process.execPath, [script, pidFile, ...program], { stdio: 'ignore' }));
  const pid = () =>
    existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || before : before;
  await until(() => pid() !== before);
  return pid();
}

/** Waits for a fact of another process, at most twenty seconds. */
async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('the condition was not met in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
