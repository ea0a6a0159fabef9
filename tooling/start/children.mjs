import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Refusal } from './refusal.mjs';

const patienceMs = 15_000;
const startsAtMost = 5;
const guard = pathToFileURL(join(import.meta.dirname, 'die-with-parent.mjs')).href;

/**
 * A server of the site as a process of its own, its words in a log file. One that ends by itself is
 * started again, a few times. One without a port is up as soon as it runs.
 * @param {{ name: string, main: string, args?: string[], cwd: string, env: Record<string, string>,
 *   port: number | null, logsDir: string, onTrouble(line: string): void, onLost(): void,
 *   onStart?(pid: number): void }} options
 */
export function startServer(options) {
  const { name, port, logsDir, onTrouble, onLost } = options;
  const logPath = join(logsDir, `${name}.log`);
  if (existsSync(logPath)) renameSync(logPath, `${logPath}.1`);
  const log = createWriteStream(logPath);
  let child = launch(options, log);
  let isUp = false;
  let isStopping = false;
  let starts = 1;
  watch();

  function watch() {
    void child.ended.then(async (code) => {
      if (isStopping || !isUp) return;
      if (starts === startsAtMost) return onLost();
      onTrouble(`${name} ended (${code}), see ${logPath}; starting it again`);
      await pause(500 * starts);
      if (isStopping) return;
      starts += 1;
      child = launch(options, log);
      watch();
    });
  }

  /** Resolves when the port answers; a server that ends before is a refusal with its last words. */
  async function ready() {
    let ended = false;
    void child.ended.then(() => (ended = true));
    while (port !== null && !(await answers(port))) {
      if (ended) throw new Refusal(`${name} did not start: ${child.lastWords()} (${logPath})`);
      await pause(30);
    }
    isUp = true;
  }

  /** Asks it to drain and waits; force comes last. */
  async function stop() {
    isStopping = true;
    child.process.kill('SIGTERM');
    const force = setTimeout(() => child.process.kill('SIGKILL'), patienceMs);
    await child.ended;
    clearTimeout(force);
  }

  return { name, ready, stop, kill: () => child.process.kill('SIGKILL') };
}

function launch({ main, args = [], cwd, env, onStart }, log) {
  const words = ['--import', guard, '--enable-source-maps', main, ...args];
  const process_ = spawn(process.execPath, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Out of the terminal's group: Ctrl-C reaches the starter alone, which stops all in order.
    detached: process.platform !== 'win32',
  });
  if (process_.pid !== undefined) onStart?.(process_.pid);
  let tail = '';
  const take = (text) => {
    log.write(text);
    tail = (tail + text).slice(-4_000);
  };
  process_.stdout.on('data', take);
  process_.stderr.on('data', take);
  const ended = new Promise((resolve) => {
    process_.once('close', (code, signal) => resolve(code ?? signal));
    process_.once('error', (error) => resolve(error.message));
  });
  return { process: process_, ended, lastWords: () => wordsOf(tail) };
}

/** The last line, or the message in it where the line is a log record. */
function wordsOf(tail) {
  const line = tail.trim().split('\n').at(-1) ?? '';
  try {
    const record = JSON.parse(line);
    return record.err?.message ?? record.msg ?? line;
  } catch {
    return line || 'it said nothing';
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(!socket.destroy().connecting));
    socket.once('error', () => resolve(false));
  });
}
