import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../retry.ts';
import { refuse } from './refusal.ts';

export interface StarterLock {
  release(): Promise<void>;
}

/**
 * Allows one starter per data folder. The lock is a socket, which the system releases even after `kill -9`:
 * an abstract one on Linux, a named pipe on Windows, elsewhere a file that is stale when it accepts no
 * connection.
 */
export async function lockStarter(dataDir: string): Promise<StarterLock> {
  const address = addressOf(realpathSync(dataDir));
  const server = (await listen(address)) ?? (await listenAfterDeath(address));
  if (!server)
    refuse(`${dataDir} is in use by another Croupier: stop that one, or use another data folder`);
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

/** First characters of a hash that replaces a path that is too long for a socket's name. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

function addressOf(path: string): string {
  const name = `croupier-data-${shortHash(path)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

/** `null` when the address is in use. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (hasCode(error, 'EADDRINUSE') ? resolve(null) : reject(error)));
    server.listen(address, () => resolve(server));
  });
}

async function listenAfterDeath(address: string): Promise<Server | null> {
  if (process.platform === 'linux' || process.platform === 'win32' || (await answers(address)))
    return null;
  unlinkSync(address);
  return listen(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });
}
