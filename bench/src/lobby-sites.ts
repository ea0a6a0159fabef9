import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@croupier/contracts';
import { openEmbedded } from '@croupier/platform/db/index';
import { startCatalogue } from './lobby-provider.ts';

const root = join(import.meta.dirname, '..', '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

export interface LobbySite {
  readonly url: string;
  stop(): Promise<void>;
}

/** The whole site, with this many games. */
export async function startLobbySite(port: number, games: number): Promise<LobbySite> {
  const catalogue = await startCatalogue(games);
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-bench-'));
  const database = await openEmbedded({ dataDir });
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'platform/dist/program.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      DATABASE_URL: database.url,
      DATA_DIR: join(dataDir, 'site'),
      STUDIO_ORIGIN: catalogue.origin,
      PAYMENTS_ORIGIN: `http://localhost:${port + 2}`,
      STUDIO_SECRET: secret(),
      PAYMENTS_SECRET: secret(),
      KEYS_SECRET: secret(),
      SHELL_DIR: join(root, 'shell/dist'),
      RELEASE_DIRS: remotes.map((name) => join(root, name, 'dist')).join(','),
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
  });
  await offered(url, child, games);
  return {
    url,
    async stop() {
      await end(child);
      catalogue.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const secret = () => randomBytes(32).toString('hex');

/** Waits until the whole catalogue is read. */
async function offered(url: string, child: ChildProcess, games: number): Promise<void> {
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the platform ended with ${child.exitCode}`);
    const answer = await fetch(`${url}${calls.gameIndex.path}`).catch(() => null);
    if (answer?.ok && (await answer.text()).includes(`"total":${games}`)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the platform does not offer ${games} games`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
