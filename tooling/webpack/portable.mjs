import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { bundleHash, root } from '../build/parts.mjs';
import { compile, plainName } from './compile.mjs';
import { sharedWithFallback } from './shared-surface.mjs';

const containedLoader = join(import.meta.dirname, 'contained-loader.cjs');

/**
 * The same remote for hosts that are not our shell: with a federation runtime of its own, with every
 * shared package to fall back to, without the shell's list of files. Besides `./remote` it exposes
 * `./mount`, which brings what our shell would give (`shell/src/guest`).
 */
export function portable(dir) {
  const name = plainName(dir);
  // Hosts name a remote in their own builds: the global does not change with its version.
  const global = name.replace(/\W/g, '_');
  const version = bundleHash(name).slice(0, 8);
  // By the mark a guest finds the sheets to take away (`shell/src/embedded/guest-styles.ts`).
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
    // rxjs has a build for browsers that know classes.
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

/** The style sheets of whole pages go through one loader more, imported ones too. */
function contained(rule) {
  const [extract, css] = rule.use ?? [];
  if (!css) return rule;
  const options = { ...css.options, importLoaders: 1 };
  return { ...rule, use: [extract, { ...css, options }, containedLoader] };
}

/** Joins the remote, its description and the shell's guest: a file that would be the same in every remote. */
function mountEntry({ dir, version }) {
  const from = (...path) => JSON.stringify(join(...path));
  const code = [
    `import { mountOf } from ${from(root, 'shell', 'src', 'guest', 'guest.tsx')};`,
    `import description from ${from(dir, 'module.json')};`,
    `import { remote } from ${from(dir, 'src', 'remote.tsx')};`,
    `export const mount = mountOf(remote, {`,
    `  description, version: ${JSON.stringify(version)}, baseUrl: __webpack_public_path__,`,
    // Nobody's release: failures are not reported as one's.
    `  entry: 'remote-entry.js', global: '', needs: {}, integrity: {}, isLocal: true,`,
    `});`,
  ];
  return `data:text/javascript,${encodeURIComponent(code.join('\n'))}`;
}
