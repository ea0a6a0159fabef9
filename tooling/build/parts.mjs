import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from './input-hash.mjs';

export const root = join(import.meta.dirname, '..', '..');

/** First port for remotes that run from their sources; each gets its own port. */
export const firstRemotePort = 4101;

export const remoteNames = readdirSync(root).filter((name) => name.startsWith('mfe-'));

const bundled = [
  'shared',
  'package-lock.json',
  'tooling/webpack',
  'tooling/build/input-hash.mjs',
  'tooling/package.json',
];

/**
 * The servers that run as one file, by the folder that has their compiled `main.js` and gets `program.js`. Those of one
 * part of the build become stale together.
 */
const programs = {
  'platform-programs': ['platform/dist', 'platform/dist/sandbox-payments'],
  'provider-programs': ['studio/dist', 'sportsbook/dist'],
};
export const programFile = 'program.js';

/**
 * Inputs of a bundle: its version and its staleness are both computed from this list.
 * @param {string} name
 */
export function bundleInputs(name) {
  const surface = name.startsWith('mfe-') ? ['shell/surface.json', 'shell/src/server-render'] : [];
  return [name, ...bundled, ...surface];
}

/** @param {string} name */
export const bundleHash = (name) => inputHash(root, bundleInputs(name));

/**
 * The parts of the site that are built, in order; those of one rank do not need each other.
 * @typedef {{ name: string, rank: number, inputs: string[], output: string,
 *   command: string[], cwd: string, env?: Record<string, string> }} Part
 * @returns {Part[]}
 */
export function parts() {
  return [
    compiled('contracts', 0, ['shared/contracts']),
    compiled('platform', 1, ['shared/contracts', 'platform']),
    compiled(
      'provider',
      1,
      ['shared/contracts', 'shared/provider'],
      'shared/provider/dist/signature.js',
    ),
    compiled('studio', 2, ['shared/contracts', 'shared/provider', 'studio']),
    compiled('sportsbook', 2, ['shared/contracts', 'shared/provider', 'sportsbook']),
    bundle('shell', 1),
    ...remoteNames.map((name) => bundle(name, 2)),
    bundle('console', 2),
    bundle('studio', 2, { name: 'studio-client', output: 'studio/dist/client/index.html' }),
    bundle('sportsbook', 2, {
      name: 'sportsbook-client',
      output: 'sportsbook/dist/client/index.html',
    }),
    ...Object.entries(programs).map(([name, folders]) => program(name, folders)),
  ].filter(({ cwd, command }) => isThere(cwd, command));
}

/**
 * The parts that the bench measures: the site, the same sources as one static bundle, and the bench itself.
 */
export const benchParts = () => [
  ...parts(),
  singleBundle(),
  compiled('bench', 3, ['platform', 'bench']),
];

/** @returns {Part} */
export const singleBundle = () =>
  bundle('shell', 3, {
    name: 'shell-single',
    output: 'shell/dist-single/assets.json',
    inputs: ['shell', ...remoteNames],
    env: { SINGLE: '1' },
  });

/**
 * The remotes built for hosts other than our shell; the shell's embedding code is part of each.
 * @returns {Part[]}
 */
export const portableRemotes = () =>
  remoteNames.map((name) =>
    bundle(name, 3, {
      name: `${name}-portable`,
      output: `${name}/dist-portable/mf-manifest.json`,
      inputs: [name, 'shell'],
      env: { PORTABLE: '1' },
    }),
  );

/**
 * The shell with React's development build, for remotes on a development server.
 * @returns {Part}
 */
export const developmentShell = () =>
  bundle('shell', 1, {
    name: 'shell-development',
    output: 'shell/dist-development/assets.json',
    env: { NODE_ENV: 'development' },
  });

/**
 * Servers, each as one file.
 * @param {string} name
 * @param {string[]} folders
 * @returns {Part}
 */
const program = (name, folders) => ({
  name,
  rank: 3,
  inputs: [
    'shared/contracts',
    'shared/provider',
    ...new Set(folders.map((folder) => folder.split('/')[0] ?? folder)),
    'tooling/build',
    'tooling/package.json',
    'package-lock.json',
  ],
  output: `${folders[0]}/${programFile}`,
  command: [join(import.meta.dirname, 'bundle-programs.mjs'), ...folders],
  cwd: root,
  env: {},
});

/** @type {Record<string, string>} */
const outputs = { shell: 'assets.json', console: 'index.html' };

/**
 * @param {string} folder
 * @param {number} rank
 * @param {Partial<Pick<Part, 'name' | 'output' | 'inputs' | 'env'>>} options
 * @returns {Part}
 */
function bundle(folder, rank, { name = folder, output, inputs = [folder], env = {} } = {}) {
  return {
    name,
    rank,
    inputs: [...new Set([...inputs.flatMap(bundleInputs), 'tooling/build'])],
    output: output ?? `${folder}/dist/${outputs[folder] ?? 'release.json'}`,
    cwd: join(root, folder),
    command: [join(import.meta.dirname, 'bundle.mjs')],
    env,
  };
}

/**
 * `rank` keeps two compilers from building the same project: contracts is built before the parts that need
 * it.
 * @param {string} name
 * @param {number} rank
 * @param {[string, ...string[]]} folders
 * @param {string} [output]
 * @returns {Part}
 */
function compiled(name, rank, folders, output) {
  const folder = folders.at(-1) ?? folders[0];
  return {
    name,
    rank,
    inputs: [...folders, 'tsconfig.base.json', 'package-lock.json', 'tooling/build'],
    output: output ?? `${folder}/dist/${name === 'contracts' ? 'index' : 'main'}.js`,
    cwd: root,
    command: [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', folder],
    env: {},
  };
}

/**
 * @param {string} cwd
 * @param {string[]} command
 */
const isThere = (cwd, [program]) =>
  !program?.endsWith('bundle.mjs') || existsSync(join(cwd, 'webpack.config.mjs'));
