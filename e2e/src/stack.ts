import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');
const startLimitMs = 240_000;
const stopLimitMs = 60_000;

/** A running site, started the way a user starts it. */
export interface Stack {
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Ends the site as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface StackOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What starts it; the starter of `npm start` unless given. */
  readonly starter?: string;
  /** Program and words before the starter's own; Node and the starter's path unless given. */
  readonly command?: readonly [string, ...string[]];
}

/** Starts the whole site and resolves once pages are served. */
export async function startStack({
  port,
  dataDir,
  env = {},
  starter = 'tooling/bin/start.mjs',
  command = [process.execPath, starter],
}: StackOptions): Promise<Stack> {
  const [program, ...words] = command;
  const child = spawn(program, [...words, '--data', dataDir, '--port', String(port)], {
    cwd: root,
    // The history of draws takes seconds at each start, and no test needs it.
    env: { ...process.env, DEMO_HISTORY: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const stack: Stack = {
    port,
    dataDir,
    process: child,
    output: () => printed,
    stop: () => stop(child),
  };
  running.add(stack);
  child.once('exit', () => running.delete(stack));
  await served(stack);
  return stack;
}

const running = new Set<Stack>();

/** Ends the sites that a failed test has left running. */
export async function stopStacks(): Promise<void> {
  for (const stack of running) await stack.stop();
}

async function served({ port, process: child, output }: Stack): Promise<void> {
  const until = Date.now() + startLimitMs;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the site did not start:\n${output()}`);
    const answer = await fetch(`http://localhost:${port}/wps/system/status`).catch(() => null);
    if (answer?.ok && output().includes('Ctrl-C')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the site was not served within ${startLimitMs / 1000} s:\n${output()}`);
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const forced = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  const code = await ended;
  clearTimeout(forced);
  return code;
}

export interface DataFolder {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A temporary, empty data folder. */
export async function temporaryData(): Promise<DataFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-e2e-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A copy of the data of a site that was started once and stopped: its start takes half of the processor time. */
export async function seededData(): Promise<DataFolder> {
  const folder = await temporaryData();
  await cp(seededFolder(), folder.dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

const seededVariable = 'E2E_SEEDED_DATA';

/** Folder that `seededData` copies, for programs that copy it themselves. */
export function seededFolder(): string {
  const folder = process.env[seededVariable];
  if (!folder) throw new Error('the set-up of the test run has not made the data');
  return folder;
}

/** A worker's shared site and a site of a test's own have a hundred ports each: its providers and proxies need 50. */
const portOf = (worker: number) => 4600 + worker * 200;

/** Port of the site that most tests share: each worker has its own, because tests change players and settings. */
export const sharedPort = portOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** Port of a site that a test starts for itself. */
export const ownPort = sharedPort + 100;

/** Starts a site once for its data, then, on copies of them, the site of each worker before the tests. */
export default async function startSharedStacks({ workers }: FullConfig) {
  const seeded = await temporaryData();
  const first = await startStack({ port: sharedPort, dataDir: seeded.dataDir });
  await first.stop();
  process.env[seededVariable] = seeded.dataDir;
  const stops = await Promise.all(
    Array.from({ length: workers }, (_, worker) => startShared(portOf(worker))),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await seeded.remove();
  };
}

async function startShared(port: number): Promise<() => Promise<void>> {
  const { dataDir, remove } = await seededData();
  const stack = await startStack({ port, dataDir });
  return async () => {
    await stack.stop();
    await remove();
  };
}
