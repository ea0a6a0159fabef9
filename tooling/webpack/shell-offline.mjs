import { offlineListFile, workerFile } from '@croupier/contracts';
import { join } from 'node:path';
import { OfflineList } from './asset-list.mjs';
import { compile, plainName } from './compile.mjs';

/**
 * The shell's offline files: its service worker, under a fixed name, and script and style of the offline
 * page. A separate build, so that none of it is in the shell's first script; the output is written to `out`,
 * beside the shell's files.
 * @param {string} dir
 * @param {string} out
 * @returns {import('webpack').Configuration}
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
      filename: ({ chunk }) => (chunk?.name === 'worker' ? workerFile : String(filename)),
      clean: false,
    },
    plugins: [...base.plugins, new OfflineList()],
  };
}

/**
 * Files of the shell's folder that the main build does not touch.
 * @param {string} path
 */
export const isOffline = (path) =>
  path === workerFile || path === offlineListFile || path.startsWith('assets/offline.');
