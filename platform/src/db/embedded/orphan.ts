import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

/**
 * Process id of a server that already runs on this cluster because only its starter was killed; `null` when
 * there is none.
 */
export function runningServer(cluster: string): number | null {
  const pid = recordedPid(cluster);
  return pid !== null && isServerOf(cluster, pid) ? pid : null;
}

/**
 * PostgreSQL does not start when `postmaster.pid` is empty or names another live process or a zombie. This
 * writes our own process id into it, which PostgreSQL takes for stale because we are its parent. The other
 * lines stay, so that it still finds remaining processes of the old server. Call under the starter lock.
 */
export function repairPidFile(cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  if (recordedPid(cluster) === null || rest.length < 2) rmSync(file);
  else writeFileSync(file, [process.pid, ...rest].join('\n'));
}

/**
 * The socket's lock file also prevents a start, and a killed server may be a zombie for a moment. The folder
 * belongs to this cluster only, so the file is stale once no server of it runs.
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

/** Process ids are reused: only the command line tells whether the process is this cluster's server. */
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

/** The state follows the command name, which is in brackets and may contain any character. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
}
