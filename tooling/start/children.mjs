import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../build/parts.mjs';
import { backOff, wakeablePause } from './back-off.mjs';
import { openLog } from './log-file.mjs';
import { Refusal } from './refusal.mjs';

const timeoutMs = 15_000;
const guard = pathToFileURL(join(import.meta.dirname, 'die-with-parent.mjs')).href;
/** Compiled code that later starts read; Node 20 does not know it. */
const compileCache = join(root, 'node_modules', '.cache', 'croupier', 'compiled');

/**
 * A server of the site as a process of its own, its output in a log file. One that ends by itself is
 * restarted without a limit of attempts, after growing pauses. One without a port is up as soon as it runs.
 * @typedef {{ name: string, main: string, args?: string[], cwd: string, env: Record<string, string>,
 *   port: number | null, logsDir: string, onFailure(line: string): void,
 *   onRecovery?: ((line: string) => void) | undefined, onStart?(pid: number): void,
 *   onProgress?: ((progress: import('./progress.mjs').Progress) => void) | undefined,
 *   isOutsideCause?: (() => boolean) | undefined }} ServerOptions
 * @typedef {ReturnType<typeof startServer>} Server
 * @param {ServerOptions} options `isOutsideCause` says whether a start may fail for now
 *   although the server made no error: it is then tried again, at the very first start as well
 */
export function startServer(options) {
  const { name, port, logsDir, onFailure, onRecovery = () => {} } = options;
  const isOutsideCause = options.isOutsideCause ?? (() => false);
  const log = openLog(join(logsDir, `${name}.log`));
  const pauses = backOff();
  const waiting = wakeablePause();
  let isUp = false;
  let isWanted = true;
  let child = launch(options, log);

  /** Starts it again and again until it is no longer wanted. */
  async function keepRunning() {
    for (;;) {
      const code = await child.ended;
      if (!isWanted) return;
      await startAgain(`ended (${code})`);
      if (!isWanted) return;
      void untilUp(child).then((answered) => answered && onRecovery(`${name} is up again`));
    }
  }

  /** @param {string} what */
  async function startAgain(what) {
    const ms = pauses.next();
    onFailure(`${name} ${what}${reason()}; next start in ${ms / 1_000} s (${log.path})`);
    await waiting.pause(ms);
    if (!isWanted) return;
    child = launch(options, log);
    pauses.started();
  }

  /** A killed process printed no reason. */
  const reason = () => (child.process.signalCode === null ? `: ${child.lastWords()}` : '');

  /** @param {ReturnType<typeof launch>} run */
  async function untilUp({ ended }) {
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    while (port !== null && !(await answers(port))) {
      if (hasEnded) return false;
      await pause(30);
    }
    return true;
  }

  /**
   * Resolves when the port answers. Refuses, with the last line of its output, if the server ends
   * by itself before that: most likely its settings are wrong. A killed server is started again.
   */
  async function ready() {
    while (!(await untilUp(child))) {
      if (!isWanted) return;
      const wasKilled = child.process.signalCode !== null;
      if (!wasKilled && !isOutsideCause())
        throw new Refusal(`${name} did not start: ${child.lastWords()} (${log.path})`);
      await startAgain('did not start');
    }
    if (!isUp) void keepRunning();
    isUp = true;
  }

  /** From now on its end is expected, whatever causes it. */
  function release() {
    isWanted = false;
    waiting.wake();
  }

  /** Asks the server to drain and waits; kills it as a last resort. */
  async function stop() {
    release();
    child.process.kill('SIGTERM');
    const force = setTimeout(() => child.process.kill('SIGKILL'), timeoutMs);
    await child.ended;
    clearTimeout(force);
  }

  return {
    name,
    ready,
    release,
    stop,
    /** Ends the pause before the next start: what it waited for may be there again. */
    retryNow: () => waiting.wake(),
    kill: () => child.process.kill('SIGKILL'),
  };
}

/**
 * @param {ServerOptions} options
 * @param {ReturnType<typeof openLog>} log
 */
function launch({ main, args = [], cwd, env, onStart, onProgress }, log) {
  const words = ['--import', guard, '--enable-source-maps', main, ...args];
  const process_ = spawn(process.execPath, words, {
    cwd,
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      ...env,
      STARTER_PID: String(process.pid),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Outside the terminal's process group: Ctrl-C reaches only the starter, which stops all servers in
    // order.
    detached: process.platform !== 'win32',
  });
  if (process_.pid !== undefined) onStart?.(process_.pid);
  let tail = '';
  /** @param {Buffer} text */
  const take = (text) => {
    log.write(text.toString());
    tail = (tail + text).slice(-4_000);
  };
  process_.stdout?.on('data', take);
  process_.stderr?.on('data', take);
  process_.on('message', (message) => isProgress(message) && onProgress?.(message));
  /** @type {Promise<number | string | null>} */
  const ended = new Promise((resolve) => {
    process_.once('close', (code, signal) => resolve(code ?? signal));
    process_.once('error', (error) => resolve(error.message));
  });
  return { process: process_, ended, lastWords: () => wordsOf(tail) };
}

/**
 * @param {unknown} message
 * @returns {message is import('./progress.mjs').Progress}
 */
const isProgress = (message) =>
  typeof message === 'object' && message !== null && 'what' in message && 'total' in message;

/**
 * The last line, or its message if the line is a log record.
 * @param {string} tail
 */
function wordsOf(tail) {
  const line = tail.trim().split('\n').at(-1) ?? '';
  try {
    const record = JSON.parse(line);
    return record.err?.message ?? record.msg ?? line;
  } catch {
    return line || 'it said nothing';
  }
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(!socket.destroy().connecting));
    socket.once('error', () => resolve(false));
  });
}
