import { offlineListFile, workerFile } from '@croupier/contracts';
import { join } from 'node:path';
import { OfflineList } from './asset-list.mjs';
import { compile, plainName } from './compile.mjs';

/**
 * What the shell has for times without a network: its service worker, under a name that never changes, and
 * script and style of the offline page. A build of its own, so that none of it is in the shell's first
 * script; it stands beside the shell's files in `out`.
 */
export function shellOffline(dir, out) {
  const base = compile({ dir, owner: plainName(dir), files: 'assets/' });
  const { filename } = base.output;
  return {
    ...base,
    name: 'shell-offline',
    entry: { offline: './src/offline/offline.ts', worker: './worker/worker.ts' },
    output: {
      ...base.output,
      path: join(dir, out),
      publicPath: '/',
      filename: ({ chunk }) => (chunk.name === 'worker' ? workerFile : filename),
      clean: false,
    },
    plugins: [...base.plugins, new OfflineList()],
  };
}

/** Files of the shell's folder that its main build leaves alone. */
export const isOffline = (path) =>
  path === workerFile || path === offlineListFile || path.startsWith('assets/offline.');
