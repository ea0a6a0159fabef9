import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { bundleHash } from '../build/parts.mjs';
import { CheckedFiles } from './checked-files.mjs';
import { withHotReload } from './hot-reload.mjs';
import { compile, isDevelopment, plainName, readJson } from './compile.mjs';
import { EntryWithRemote } from './entry-with-remote.mjs';
import { portable } from './portable.mjs';
import { ModuleSkeletons } from './module-skeletons.mjs';
import { ReleaseFacts } from './release-facts.mjs';
import { ReleaseManifest } from './release-manifest.mjs';
import { SurfaceCheck, sharedByHost } from './shared-surface.mjs';

/**
 * The complete build of a remote: `export default remote(import.meta.dirname)`. With PORTABLE=1 it builds for
 * hosts other than our shell, into `dist-portable`.
 * @param {string} dir
 */
export const remote = (dir) => (process.env.PORTABLE === '1' ? portable(dir) : composed(dir));

/**
 * @param {string} dir
 * @returns {import('webpack').Configuration}
 */
function composed(dir) {
  const name = plainName(dir);
  const version = versionOf(dir, name);
  // Two versions can be loaded in one browser: the global and the chunk registry contain the version.
  const global = `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
  const entry = 'remote-entry.js';
  const base = isDevelopment()
    ? // A style sheet that changes keeps its name, or the page could not take it up.
      withHotReload(compile({ dir, owner: name, files: '', hash: '' }))
    : compile({ dir, owner: name, files: '' });
  return {
    ...base,
    name,
    entry: {},
    output: {
      ...base.output,
      path: join(dir, isRelease() ? 'dist-release' : 'dist'),
      uniqueName: global,
      publicPath: 'auto',
    },
    externals: [runtimeOfHost],
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: global,
        filename: entry,
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedByHost(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
      }),
      ...(isDevelopment() ? [] : [new EntryWithRemote()]),
      new CheckedFiles(),
      new SurfaceCheck(),
      ...(isDevelopment() ? [] : [new ReleaseFacts({ dir }), new ModuleSkeletons({ dir })]),
      new ReleaseManifest({ dir, name, version, global, entry }),
    ],
  };
}

const isRelease = () => process.env.CROUPIER_RELEASE === '1';

/**
 * A release has the version of its package; a local build has a hash of its inputs.
 * @param {string} dir
 * @param {string} name
 * @returns {string}
 */
function versionOf(dir, name) {
  const { version } = readJson(join(dir, 'package.json'));
  return isRelease() ? version : `${version}-local-${bundleHash(name).slice(0, 8)}`;
}

/**
 * The federation runtime comes from the shell: it would be two thirds of every entry. The plugin's
 * `externalRuntime` leaves out only the core.
 * @param {{ request?: string }} data
 * @param {(error?: null, external?: string, type?: string) => void} done
 */
function runtimeOfHost({ request = '' }, done) {
  if (!request.includes('@module-federation/webpack-bundler-runtime')) return done();
  return done(null, '_FEDERATION_BUNDLER_RUNTIME', 'global');
}
