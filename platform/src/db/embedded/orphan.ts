import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

/** Process id of a server that already runs on this cluster: its starter was killed and it was not. */
export function runningServer(cluster: string): number | null {
  const pid = recordedPid(cluster);
  return pid !== null && isServerOf(cluster, pid) ? pid : null;
}

/**
 * PostgreSQL does not start when `postmaster.pid` is empty or names some other live process or a zombie.
 * The file then gets our own number, which PostgreSQL takes for stale because we are its parent; its other
 * lines stay, so that it still finds a process of the old server that may be left. Under the starter lock only.
 */
export function mendPidFile(cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  if (recordedPid(cluster) === null || rest.length < 2) rmSync(file);
  else writeFileSync(file, [process.pid, ...rest].join('\n'));
}

/**
 * The socket's lock file stops PostgreSQL in the same way, and a killed server may be a zombie for a moment.
 * The folder is this cluster's alone, so once no server of it runs the file is nobody's.
 */
export function removeSocketLock(socketDir: string): void {
  rmSync(join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

function recordedPid(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** A process id is reused in time: only the command line says whose it is. */
function isServerOf(cluster: string, pid: number): boolean {
  return isAlive(pid) && commandLine(pid).includes(cluster) && /postgres/.test(commandLine(pid));
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout?.toString() ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The state stands after the command's name, which is in brackets and may hold anything. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
}
