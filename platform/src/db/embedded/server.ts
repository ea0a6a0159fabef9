import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { lastLine, superuser } from './data-folder.ts';
import { isAlive, repairPidFile, removeSocketLock, runningServer } from './orphan.ts';
import { refuse } from './refusal.ts';
import { giveTo, isPrivateTo, makePrivateFolder, type Runner } from './runner.ts';
import { shortHash } from './starter-lock.ts';

export interface Server {
  readonly pid: number;
  /** Folder of the Unix socket. */
  readonly socketDir: string;
  /** Whether the server was already running because only its starter had been killed. */
  readonly tookOver: boolean;
  /** Closes all connections, flushes to disk and waits for the server's end. */
  stop(): Promise<void>;
}

export interface ServerSettings {
  readonly cluster: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly runner: Runner;
  /** `false` only in tests: a crash of the machine may lose everything. */
  readonly durable: boolean;
}

const startMs = 120_000; // recovery after a crash may take its time
const stopMs = 60_000;
const longestSocketPath = 107;

/** Takes over the server that runs on this cluster, or starts one. Call under the starter lock. */
export async function startServer(settings: ServerSettings): Promise<Server> {
  const socketDir = await openSocketDir(settings);
  const orphan = runningServer(settings.cluster);
  if (orphan !== null) {
    await waitUntilReady(socketDir, () => (isAlive(orphan) ? null : 'it ended'));
    return { pid: orphan, socketDir, tookOver: true, stop: () => stop(orphan) };
  }
  const child = await launch(settings, socketDir);
  const pid = child.pid ?? 0;
  await waitUntilReady(socketDir, () => whyEnded(child, settings.logFile));
  return { pid, socketDir, tookOver: false, stop: () => stop(pid) };
}

/**
 * The cluster's own folder, which no other user can enter; another one when its path is too long for a
 * socket.
 */
async function openSocketDir({ cluster, runner }: ServerSettings): Promise<string> {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= longestSocketPath) return cluster;
  const folder = join(realpathSync(tmpdir()), `croupier-${shortHash(realpathSync(cluster))}`);
  await makePrivateFolder(folder, runner);
  if (!isPrivateTo(folder, runner))
    refuse(
      `${folder} belongs to somebody else: remove it, or use a data folder with a shorter path`,
    );
  return folder;
}

async function launch(settings: ServerSettings, socketDir: string): Promise<ChildProcess> {
  const { cluster, logFile, binaries, runner } = settings;
  repairPidFile(cluster);
  removeSocketLock(socketDir);
  await giveTo(runner.owner, cluster);
  await chmod(cluster, 0o700);
  const log = openSync(logFile, 'w', 0o600);
  const child = runner.spawn(
    binaries.postgres,
    ['-D', cluster, ...parameters(settings, socketDir)],
    log,
  );
  closeSync(log);
  child.unref();
  return child;
}

function parameters({ durable }: ServerSettings, socketDir: string): readonly string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: 200,
    deadlock_timeout: '200ms',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** `whyNot` returns the reason why the server will never be ready, or `null` while it still may. */
async function waitUntilReady(socketDir: string, whyNot: () => string | null): Promise<void> {
  const giveUpAt = Date.now() + startMs;
  for (;;) {
    if (existsSync(join(socketDir, '.s.PGSQL.5432')) && (await answers(socketDir))) return;
    const reason = whyNot();
    if (reason !== null) refuse(`the embedded PostgreSQL did not start: ${reason}`);
    if (Date.now() > giveUpAt)
      refuse(`the embedded PostgreSQL did not answer within ${startMs / 1000} s`);
    await pause(10);
  }
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function whyEnded(child: ChildProcess, logFile: string): string | null {
  if (child.pid === undefined) return 'its program cannot be run';
  if (child.exitCode === null && child.signalCode === null) return null;
  return (
    lastLine(readFileSync(logFile, 'utf8')) || `it ended with ${child.exitCode ?? child.signalCode}`
  );
}

async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + stopMs;
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt)
      throw new Error(
        `the embedded PostgreSQL (process ${pid}) did not stop within ${stopMs / 1000} s`,
      );
    await pause(5);
  }
}
