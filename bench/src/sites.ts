import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@croupier/platform/db/index';
import { startFloor } from './floor.ts';

const root = join(import.meta.dirname, '..', '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** The same database behind two frontends: the composed site, and its sources as one bundle. */
export interface Sites {
  readonly composed: string;
  readonly single: string;
  /** The composed site's pages as documents without scripts. */
  readonly floor: string;
  /** Resident memory of the composed site's platform, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export async function startSites(): Promise<Sites> {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-bench-'));
  const database = await openEmbedded({ dataDir });
  const secrets = { STUDIO_SECRET: secret(), PAYMENTS_SECRET: secret() };
  const studio = await server('studio/dist/program.js', 4812, {
    ...secrets,
    STUDIO_DATABASE_URL: database.studioUrl,
    WALLET_URL: 'http://localhost:4810',
    HOST_ORIGINS: 'http://localhost:4810 http://localhost:4811',
  });
  const platform = (port: number, shellDir: string) =>
    server('platform/dist/program.js', port, {
      ...secrets,
      KEYS_SECRET: secret(),
      DATABASE_URL: database.url,
      DATA_DIR: join(dataDir, String(port)),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      STUDIO_ORIGIN: 'http://localhost:4812',
      PAYMENTS_ORIGIN: 'http://localhost:4813',
      SHELL_DIR: join(root, shellDir),
      RELEASE_DIRS: remotes.map((name) => join(root, name, 'dist')).join(','),
      DEMO: '1',
      LOG_LEVEL: 'error',
    });
  const composed = await platform(4810, 'shell/dist');
  const single = await platform(4811, 'shell/dist-single');
  const endFloor = await startFloor('http://localhost:4810', 4814);
  return {
    composed: 'http://localhost:4810',
    single: 'http://localhost:4811',
    floor: 'http://localhost:4814',
    memory: () => residentBytes(composed),
    async stop() {
      await endFloor();
      for (const child of [single, composed, studio]) await end(child);
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const secret = () => randomBytes(32).toString('hex');

async function server(
  main: string,
  port: number,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, main)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}`);
    const answered = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answered) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${main} did not answer on port ${port}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}
