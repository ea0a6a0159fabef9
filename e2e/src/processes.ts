import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Every process of this machine that still runs. */
function processes(): readonly Process[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return state === '' || state.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** A process and everything below it, the deepest first. */
export function treeOf(pid: number): number[] {
  const all = processes();
  const below = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [...below(one.pid), one.pid]);
  return [...below(pid), pid];
}

/** Those of some processes that still run. */
export function stillRunning(pids: readonly number[]): number[] {
  const running = new Set(processes().map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}

/** The one process in the tree below `pid` whose command line has `words`. */
export function processBelow(pid: number, words: string): number {
  const tree = new Set(treeOf(pid));
  const found = processes().find((one) => tree.has(one.pid) && one.command.includes(words));
  if (!found) throw new Error(`no process below ${pid} has '${words}' in its command`);
  return found.pid;
}

/** The process of the embedded database of a site. */
export const databaseOf = (dataDir: string): number =>
  firstNumberIn(join(dataDir, 'postgres', 'postmaster.pid'));

/** A pid file begins with the number of its process. */
export const firstNumberIn = (path: string): number =>
  Number.parseInt(readFileSync(path, 'utf8'), 10);

/** A process may have ended by itself meanwhile. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
