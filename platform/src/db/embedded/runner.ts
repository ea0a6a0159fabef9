import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chown, lchown } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Binaries } from './binaries.ts';
import { refuse } from './refusal.ts';

/**
 * How PostgreSQL's programs are started: PostgreSQL refuses to run as root, so root needs another identity.
 */
export interface Runner {
  /** Owner that the data folder must have; `null` to keep the present one. */
  readonly owner: Identity | null;
  spawn(program: string, args: readonly string[], log: number | 'pipe'): ChildProcess;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const nobodyUser: Identity = { uid: 65534, gid: 65534 };

/** Picks the identity that can reach both the binaries and `dataDir`. */
export function findRunner(binaries: Binaries, dataDir: string): Runner {
  if (process.getuid?.() !== 0) return runAs(null);
  const identity = candidates(dataDir).find((one) => canReach(one, binaries, dataDir));
  if (identity) return runAs(identity);
  if (canMapUser()) return runInUserNamespace();
  return refuse(
    `PostgreSQL does not run as root, and no other user can reach both ${dirname(binaries.postgres)} and ${dataDir}: start as an ordinary user, move the project out of a private folder, or set DATABASE_URL`,
  );
}

function runAs(identity: Identity | null): Runner {
  return {
    owner: identity,
    spawn: (program, args, log) =>
      spawn(program, args, { ...settings(log), ...identity, env: environment() }),
  };
}

/**
 * Runs in a user namespace in which root outside is an ordinary user inside: PostgreSQL accepts it, and the
 * files still belong to root.
 */
function runInUserNamespace(): Runner {
  return {
    owner: { uid: 0, gid: 0 },
    spawn: (program, args, log) =>
      spawn('unshare', [...mapping, program, ...args], { ...settings(log), env: environment() }),
  };
}

const mapping = ['--user', `--map-user=${nobodyUser.uid}`, `--map-group=${nobodyUser.gid}`];

function canMapUser(): boolean {
  return spawnSync('unshare', [...mapping, 'true'], { stdio: 'ignore' }).status === 0;
}

/**
 * A process group of its own, so that Ctrl-C in the terminal does not stop the database before the platform.
 */
function settings(log: number | 'pipe') {
  return { cwd: '/', detached: true, stdio: ['ignore' as const, log, log] };
}

/** The caller's locale and PG* variables must not reach the server. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  return { PATH, SystemRoot, TMPDIR, LC_ALL: 'C', TZ: 'UTC' };
}

function candidates(dataDir: string): readonly Identity[] {
  const cluster = statSync(join(dataDir, 'postgres'), { throwIfNoEntry: false });
  const known = [cluster ?? null, statSync(dataDir), userNamed('postgres'), nobodyUser];
  return known.flatMap((one) => (one && one.uid !== 0 ? [{ uid: one.uid, gid: one.gid }] : []));
}

function userNamed(name: string): Identity | null {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
  } catch {
    return null;
  }
}

function canReach(identity: Identity, { postgres }: Binaries, dataDir: string): boolean {
  const test = 'test -x "$0" && test -x "$1"';
  return (
    spawnSync('/bin/sh', ['-c', test, postgres, dataDir], {
      ...identity,
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  );
}

/** Creates a folder that only PostgreSQL's identity can enter. */
export function makePrivateFolder(path: string, { owner }: Runner): Promise<void> {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return giveTo(owner, path);
}

/** Changes the owner of a folder and its contents; does nothing when the owner is right already. */
export async function giveTo(owner: Identity | null, path: string): Promise<void> {
  if (!owner || statSync(path).uid === owner.uid) return;
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' });
  await Promise.all(inside.map((name) => lchown(join(path, name), owner.uid, owner.gid)));
  await chown(path, owner.uid, owner.gid); // last: a kill in the middle is mended by the next start
}

/** Whether a folder below a shared folder cannot have been prepared by another user. */
export function isPrivateTo(path: string, { owner }: Runner): boolean {
  const stat = lstatSync(path);
  const expected = owner?.uid ?? process.getuid?.();
  return stat.isDirectory() && stat.uid === expected && (stat.mode & 0o077) === 0;
}
