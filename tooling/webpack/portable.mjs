import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { bundleHash, root } from '../build/parts.mjs';
import { compile, plainName } from './compile.mjs';
import { sharedWithFallback } from './shared-surface.mjs';

const containedLoader = join(import.meta.dirname, 'contained-loader.cjs');

/**
 * Builds the remote for hosts other than our shell: with its own federation runtime, with fallbacks for every
 * shared package, without the shell's list of files. Besides `./remote` it exposes `./mount`, which provides
 * what our shell would provide (`shell/src/embedded`).
 * @param {string} dir
 * @returns {import('webpack').Configuration}
 */
export function portable(dir) {
  const name = plainName(dir);
  // Hosts name a remote in their own builds: the global must not change with the version.
  const global = name.replace(/\W/g, '_');
  const version = bundleHash(name).slice(0, 8);
  // `shell/src/embedded/embedded-styles.ts` finds a remote's style sheets by this attribute and removes them.
  const sheetAttributes = { 'data-croupier-sheet': name };
  const base = compile({ dir, owner: name, files: '', sheetAttributes });
  return {
    ...base,
    name: `${name}-portable`,
    entry: {},
    output: {
      ...base.output,
      path: join(dir, 'dist-portable'),
      uniqueName: `${global}_portable_${version}`,
      publicPath: 'auto',
    },
    module: { ...base.module, rules: base.module.rules.map(contained) },
    // rxjs has a build for browsers that support classes.
    resolve: { ...base.resolve, conditionNames: ['source', 'es2015', '...'] },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: global,
        filename: 'remote-entry.js',
        exposes: {
          './remote': { import: './src/remote.tsx', name: 'remote' },
          './mount': { import: mountEntry({ dir, version }), name: 'mount' },
        },
        shared: sharedWithFallback(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
      }),
    ],
  };
}

/**
 * Page-wide style sheets pass through one more loader, imported ones too.
 * @param {import('webpack').RuleSetRule} rule
 */
function contained(rule) {
  const [extract, css] = Array.isArray(rule.use) ? rule.use : [];
  if (!extract || !css || typeof css !== 'object') return rule;
  const options = { ...Object(css.options), importLoaders: 1 };
  return { ...rule, use: [extract, { ...css, options }, containedLoader] };
}

/**
 * Joins the remote, its description and the shell's embedding code: generated, because the file would be the
 * same in every remote.
 * @param {{ dir: string, version: string }} options
 */
function mountEntry({ dir, version }) {
  /** @param {string[]} path */
  const from = (...path) => JSON.stringify(join(...path));
  const code = [
    `import { mountOf } from ${from(root, 'shell', 'src', 'embedded', 'mount-remote.tsx')};`,
    `import description from ${from(dir, 'module.json')};`,
    `import { remote } from ${from(dir, 'src', 'remote.tsx')};`,
    `export const mount = mountOf(remote, {`,
    `  description, version: ${JSON.stringify(version)}, baseUrl: __webpack_public_path__,`,
    // Not a release: failures are not reported for a release.
    `  entry: 'remote-entry.js', global: '', needs: {}, integrity: {}, isLocal: true,`,
    `});`,
  ];
  return `data:text/javascript,${encodeURIComponent(code.join('\n'))}`;
}
