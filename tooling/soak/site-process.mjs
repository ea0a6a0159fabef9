import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../build/parts.mjs';
import { codeOf } from '../start/caught.mjs';
import { programOf } from '../start/providers.mjs';
import { Refusal } from '../start/refusal.mjs';

const timeoutMs = 120_000;

/**
 * The site as a user starts it, in separate processes.
 * @param {{ dataDir: string, port: number, env: Record<string, string> }} options
 */
export async function startSiteProcess({ dataDir, port, env }) {
  const child = spawn(
    process.execPath,
    [join(root, 'tooling/bin/start.mjs'), '--data', dataDir, '--port', String(port)],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const until = Date.now() + timeoutMs;
  while (!output.includes('Ctrl-C drains')) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGINT');
      throw new Refusal(`the site did not come up:\n${output}`);
    }
    await pause(50);
  }
  /** @param {string} path */
  const servers = (path) =>
    childrenOf(child.pid)
      .filter(({ command }) => command.includes(path))
      .map(({ pid }) => pid);
  const database = () =>
    Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

  return {
    /**
     * Kills with -9: of a program every process, and with `both` the starter as well, as in a power failure.
     * @param {'platform' | 'studio' | 'sportsbook' | 'database' | 'both'} what
     */
    async kill(what) {
      const pids = {
        platform: () => servers(programOf('platform')),
        studio: () => servers(programOf('studio')),
        sportsbook: () => servers(programOf('sportsbook')),
        database: () => [database()],
        both: () => [child.pid, ...childrenOf(child.pid).map(({ pid }) => pid), database()],
      }[what]();
      for (const pid of pids) kill(pid);
    },
    /** Stops like Ctrl-C; kills as a last resort. */
    async stop() {
      child.kill('SIGINT');
      const forced = setTimeout(() => kill(child.pid), 30_000);
      const code = await ended;
      clearTimeout(forced);
      return code;
    },
    output: () => output,
  };
}

/** @param {number | undefined} parent */
function childrenOf(parent) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) => (found && Number(found[2]) === parent ? [found] : []))
    .map(([, pid, , command = '']) => ({ pid: Number(pid), command }));
}

/**
 * One of the processes may have ended by itself already.
 * @param {number | undefined} pid
 */
function kill(pid) {
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
