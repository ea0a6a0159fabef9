import { renderFile } from '@croupier/contracts';
import { join } from 'node:path';
import webpack from 'webpack';
import { AssetList } from './asset-list.mjs';
import { CheckedFiles } from './checked-files.mjs';
import { compile, isDevelopment, plainName } from './compile.mjs';
import { refreshHook } from './hot-reload.mjs';
import { OneBundle } from './one-bundle.mjs';
import { isOffline, shellOffline } from './shell-offline.mjs';
import { ShellRelease } from './shell-release.mjs';
import { isPhoneVerification, shellPhoneVerification } from './shell-phone-verification.mjs';
import { shellRender } from './shell-render.mjs';
import { SurfaceWriter, sharedPackages, sharedVersion } from './shared-surface.mjs';

/**
 * The complete build of the shell: `export default shell(import.meta.dirname)`. No federation plugin: the
 * shell itself starts the federation runtime and passes it the exports of `src/surface/`, so that unused
 * exports of the shared packages are left out. With NODE_ENV=development it builds the shell for remotes on
 * development servers, into `dist-development`. With SINGLE=1 the same sources and all remotes become one
 * static bundle in `dist-single`, whose page is rendered only in the browser.
 * @param {string} dir
 */
export function shell(dir) {
  const single = process.env.SINGLE === '1';
  const page = shellPage(dir, single);
  const out = outputOf(single);
  if (single) return page;
  return [page, shellRender(dir, out), shellOffline(dir, out), shellPhoneVerification(dir, out)];
}

/**
 * @param {string} dir
 * @param {boolean} single
 * @returns {import('webpack').Configuration}
 */
function shellPage(dir, single) {
  const base = compile({ dir, owner: plainName(dir), files: 'assets/' });
  const loader = join(dir, 'src', 'remotes', 'load-remote.ts');
  return {
    ...base,
    name: single ? 'shell-single' : 'shell',
    entry: { main: [...(isDevelopment() ? [refreshHook] : []), './src/main.ts'] },
    output: {
      ...base.output,
      path: join(dir, outputOf(single)),
      publicPath: '/',
      clean: {
        keep: (path) => path === renderFile || isOffline(path) || isPhoneVerification(path),
      },
    },
    resolve: {
      ...base.resolve,
      // rxjs has a build for browsers that support classes.
      conditionNames: ['source', 'es2015', '...'],
      alias: {
        ...base.resolve.alias,
        // React has this API since 18; the shim is for older versions.
        'use-sync-external-store/shim$': 'react',
        ...(single ? { [loader]: loader.replace(/\.ts$/, '.single.ts') } : {}),
      },
    },
    optimization: { ...base.optimization, ...(single ? {} : { splitChunks: chunksOfFirst }) },
    plugins: [
      ...base.plugins,
      new CheckedFiles(),
      new AssetList({ isWhole: single, ...(single ? {} : { render: renderFile }) }),
      new webpack.DefinePlugin({
        // Removes the Node code of the federation runtime.
        ENV_TARGET: JSON.stringify('web'),
        // Remotes are registered by their entry, without a federation manifest.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        SHARED_VERSIONS: JSON.stringify(
          Object.fromEntries(sharedPackages.map((name) => [name, sharedVersion(name)])),
        ),
      }),
      single ? new OneBundle() : new SurfaceWriter(),
      new ShellRelease(),
    ],
  };
}

/** What the first file asks for: the page, what modules stand on, and what makes calls. Each is one file. */
/** @type {unknown[]} */
const firstParts = ['page', 'federation', 'transport'];

/**
 * @param {import('webpack').Module} module
 * @param {{ chunkGraph: import('webpack').ChunkGraph }} context
 */
const isOfFirst = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => firstParts.includes(name));

/** @type {NonNullable<NonNullable<import('webpack').Configuration['optimization']>['splitChunks']>} */
const chunksOfFirst = {
  chunks: ({ name }) => name !== 'main' && !firstParts.includes(name),
  cacheGroups: {
    // The frame, and a module's skeleton in it, are shown before any code has loaded.
    styles: {
      type: 'css/mini-extract',
      test: isOfFirst,
      name: 'main',
      chunks: 'all',
      enforce: true,
    },
  },
};

/** @param {boolean} single */
function outputOf(single) {
  if (single) return 'dist-single';
  return isDevelopment() ? 'dist-development' : 'dist';
}
