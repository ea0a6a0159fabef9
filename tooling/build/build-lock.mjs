import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../start/caught.mjs';

/**
 * Runs `work` while no other command in this folder installs or builds: two that write the same files at
 * the same time leave broken ones. The lock is a socket, which the system releases even on kill -9: an abstract
 * one on Linux, a named pipe on Windows, elsewhere a socket file that is stale when no process answers.
 * @template Value
 * @param {string} folder
 * @param {() => Promise<Value>} work
 * @param {{ onWait?: () => void }} options `onWait` is called once if another process holds the lock.
 */
export async function withBuildLock(folder, work, { onWait = () => {} } = {}) {
  const address = addressOf(realpathSync(folder));
  let lock = await take(address);
  if (!lock) onWait();
  while (!lock) {
    await untilGone(address);
    lock = await take(address);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** @param {string} path */
function addressOf(path) {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 16);
  const name = `croupier-build-${hash}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

/**
 * `null` if another process has the lock.
 * @param {string} address
 * @returns {Promise<{ release(): void } | null>}
 */
function take(address) {
  return new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      // A waiting process may be killed.
      socket.on('error', () => {}).once('close', () => waiting.delete(socket));
      socket.unref();
    });
    server.once('error', (error) =>
      codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve({
        release() {
          server.close();
          waiting.forEach((socket) => socket.destroy());
        },
      });
    });
  });
}

/**
 * Resolves when the process with the lock has finished or died.
 * @param {string} address
 */
function untilGone(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('error', (error) => {
      // A file left by a killed command: no process listens on it.
      if (codeOf(error) === 'ECONNREFUSED' && !address.startsWith('\0')) unlinkSync(address);
    });
    socket.once('close', resolve);
    socket.resume();
  });
}
