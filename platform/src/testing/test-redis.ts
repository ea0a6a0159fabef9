import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pino from 'pino';
import { connectRedis } from '../redis/index.ts';
import { closing } from './closing.ts';

const program = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** A test on a real server, which fails with what to install where the machine has none. */
export function testWithRedis(name: string, work: () => Promise<void>): void {
  test(name, async () => {
    if (!program) throw new Error('this test needs Redis: apt-get or brew install redis-server');
    await work();
  });
}

export interface TestRedis {
  /** A separate connection for each node. */
  connect(): Redis;
  /** Stops the server as kill -9 does. */
  kill(): Promise<void>;
  /** Starts the server again at the same address, empty. */
  start(): Promise<void>;
  /** The server accepts connections but does not answer. */
  freeze(): void;
}

/** A server for this test only, on its own socket. */
export async function testRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-redis-'));
  const socket = join(folder, 'redis.sock');
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no'];
    server = spawn(program ?? '', settings, { cwd: folder, stdio: 'ignore' });
    const asking = new Redis(socket, { retryStrategy: () => 10, maxRetriesPerRequest: null });
    asking.on('error', () => undefined);
    await asking.ping();
    asking.disconnect();
  }

  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  closing(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  await start();
  return {
    kill,
    start,
    freeze: () => void server?.kill('SIGSTOP'),
    connect: () => {
      const redis = connectRedis(socket, pino({ level: 'silent' }));
      closing(async () => redis.disconnect());
      return redis;
    },
  };
}
