import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBareHost } from './bare-host.ts';
import { remoteNames } from './remotes-of-hosts.ts';
import { buildRspackHost } from './rspack-host.ts';
import { buildViteHost } from './vite-host.ts';
import { buildWebpackHost } from './webpack-host.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const pages = join(import.meta.dirname, 'pages');

const builders = {
  'a bare page': buildBareHost,
  webpack: buildWebpackHost,
  Rspack: buildRspackHost,
  Vite: buildViteHost,
};

export type HostName = keyof typeof builders;
export const hostNames: readonly HostName[] = ['a bare page', 'webpack', 'Rspack', 'Vite'];

/** Builds the portable remotes that are stale, as `npm run build -- --portable` does. */
async function buildRemotes(): Promise<void> {
  const names = remoteNames.map((name) => `${name}-portable`);
  const child = spawn(process.execPath, ['tooling/bin/build.mjs', '--portable', ...names], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the portable remotes do not build:\n${output}`);
}

export interface BuiltHosts {
  filesOf(name: HostName): string;
  remove(): Promise<void>;
}

/** Builds the remotes and all hosts: each host into a temporary folder. */
export async function buildHosts(): Promise<BuiltHosts> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-hosts-'));
  const filesOf = (name: HostName) => join(folder, name.replaceAll(' ', '-'));
  await Promise.all([buildRemotes(), buildEach(filesOf)]);
  return { filesOf, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function buildEach(filesOf: BuiltHosts['filesOf']): Promise<void> {
  for (const name of hostNames) {
    await mkdir(filesOf(name));
    await builders[name](pages, filesOf(name));
  }
}
