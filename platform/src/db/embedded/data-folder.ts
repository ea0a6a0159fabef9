import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import type { Binaries } from './binaries.ts';
import { refuse } from './refusal.ts';
import { makePrivateFolder, type Runner } from './runner.ts';

export const superuser = 'postgres';

const newFolderPrefix = 'postgres.new-';

/** Creates the folder, checks that it is writable, and returns its absolute path. */
export function openDataDir(path: string): string {
  const dataDir = resolve(path);
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.write-test-${randomUUID()}`);
    closeSync(openSync(probe, 'wx'));
    rmSync(probe);
  } catch (cause) {
    refuse(
      `cannot write to the data folder ${dataDir}: give it to this user, or choose another with --data`,
      cause,
    );
  }
  return dataDir;
}

/**
 * Creates one folder after the other: `mkdir` with `recursive` never returns where the system answers ENOENT,
 * as in /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * The cluster's folder inside of the data folder; initialises it if there is none. It is created under a
 * temporary name and renamed when complete, so that a kill leaves no half-made cluster. Call under the
 * starter lock.
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  runner: Runner,
): Promise<string> {
  const cluster = join(dataDir, 'postgres');
  removeHalfMade(dataDir);
  if (isEmptyOrMissing(cluster)) await create(cluster, dataDir, binaries, runner);
  refuseOtherVersion(cluster, binaries);
  return cluster;
}

function refuseOtherVersion(cluster: string, { major }: Binaries): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file))
    refuse(
      `${cluster} is no data folder of PostgreSQL: nothing was changed; choose another with --data`,
    );
  const found = readFileSync(file, 'utf8').trim();
  if (found !== major) {
    refuse(
      `${cluster} was made by PostgreSQL ${found} and this build has ${major}: nothing was changed; start the version of Croupier that made it, or choose another with --data`,
    );
  }
}

function isEmptyOrMissing(path: string): boolean {
  return !existsSync(path) || readdirSync(path).length === 0;
}

function removeHalfMade(dataDir: string): void {
  const names = readdirSync(dataDir).filter((name) => name.startsWith(newFolderPrefix));
  for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true });
}

async function create(
  cluster: string,
  dataDir: string,
  binaries: Binaries,
  runner: Runner,
): Promise<void> {
  const folder = join(dataDir, newFolderPrefix + randomUUID().slice(0, 8));
  await makePrivateFolder(folder, runner);
  try {
    await initdb(folder, binaries, runner);
    renameSync(folder, cluster);
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw cause;
  }
  syncFolder(dataDir);
}

function initdb(folder: string, { initdb: program }: Binaries, runner: Runner): Promise<void> {
  const args = [
    ['--pgdata', folder, '--username', superuser, '--encoding', 'UTF8', '--no-instructions'],
    ['--auth-local=trust', '--auth-host=reject'], // only the owner of the socket's folder gets this far
    ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ].flat();
  return new Promise((done, fail) => {
    const child = runner.spawn(program, args, 'pipe');
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`initdb failed (${code}): ${lastLine(output)}`)),
    );
  });
}

/** The last non-empty line, in which PostgreSQL's programs say what went wrong. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

/** Makes the rename survive a power cut. Windows cannot open a folder. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
