import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import webpack from 'webpack';
import { root } from '../build/parts.mjs';
import { readJson } from './compile.mjs';
import { resourceOf } from './players-calls.mjs';

/**
 * @typedef {import('webpack').Compiler} Compiler
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Module} Module
 * @typedef {Record<string, string[]>} Surface package → the exports that remotes may use
 * @typedef {{ from: string, name: string | null, module: Module,
 *   loc: import('webpack').Dependency['loc'] }} Use `name` is null for a whole namespace
 */

/** The packages that the shell provides; a remote never bundles its own copy. */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'rxjs',
  '@croupier/bus',
  '@croupier/client',
  '@croupier/i18n',
  '@croupier/ui',
];

/** The declared surface: package → the exports that remotes may use. The shell's build writes it. */
export const surfacePath = join(root, 'shell', 'surface.json');

/**
 * Name of the shell's file that re-exports a package's surface, without its extension.
 * @param {string} name
 */
const surfaceFileName = (name) => name.replace(/^@croupier\//, '').replaceAll('/', '-');

/**
 * @param {string} name
 * @returns {string}
 */
export function sharedVersion(name) {
  const owner = name.startsWith('@') ? name : name.replace(/\/.*$/, '');
  const house = join(root, 'shared', owner.replace('@croupier/', ''), 'package.json');
  if (owner.startsWith('@croupier/')) return readJson(house).version;
  return createRequire(join(root, 'shell', 'package.json'))(`${owner}/package.json`).version;
}

/**
 * The federation plugin's `shared` option: everything comes from the host, and an incompatible version is
 * refused.
 * @returns {Record<string, { import: false, singleton: true, strictVersion: true, requiredVersion: string }>}
 */
export const sharedByHost = () =>
  Object.fromEntries(
    sharedPackages.map((name) => [
      name,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${sharedVersion(name)}`,
      },
    ]),
  );

/**
 * The same packages for a host that may have none of them, and the drawing packages: two renderers on one set
 * of contexts would read each other's values. A copy is shared only at exactly the same version: the parts of
 * React must match, and the host's version may differ.
 */
export const sharedWithFallback = () =>
  Object.fromEntries(
    [...sharedPackages, 'react-dom/client'].map((name) => [
      name,
      { version: sharedVersion(name), requiredVersion: sharedVersion(name) },
    ]),
  );

/**
 * Fails a build that uses an export which the shell does not provide: at run time it would be `undefined`.
 * Also emits the used exports as `uses.json`, for the audit of a release.
 */
export class SurfaceCheck {
  /** @param {Compiler} compiler */
  apply(compiler) {
    if (!existsSync(surfacePath))
      throw new Error('shell/surface.json is missing: build the shell first.');
    /** @type {Surface} */
    const surface = readJson(surfacePath);
    compiler.hooks.compilation.tap('SurfaceCheck', (compilation) => {
      /** @type {Map<string, Set<string>>} */
      const uses = new Map();
      compilation.hooks.afterOptimizeDependencies.tap('SurfaceCheck', (modules) => {
        uses.clear();
        for (const use of usesOfShared(compilation, modules)) {
          const names = uses.get(use.from) ?? new Set();
          uses.set(use.from, names.add(use.name ?? '*'));
          const error = surfaceError(surface, use);
          if (error) compilation.errors.push(errorAt(compiler, use, error));
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'SurfaceCheck', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset('uses.json', jsonSource(sorted(uses))),
      );
    });
  }
}

/**
 * @param {Surface} surface
 * @param {Use} use
 */
function surfaceError(surface, { from, name }) {
  if (name === null)
    return `takes '${from}' as a whole: import by name, so that the shell knows what to provide.`;
  if (surface[from]?.includes(name)) return null;
  return `'${name}' of '${from}' is not on the shell's surface. Add it to shell/src/surface/${surfaceFileName(from)}.ts, or do without.`;
}

/**
 * Each use of an export of a shared package: `{ from, name, module, loc }`; `name` is null for a whole namespace.
 * @param {Compilation} compilation
 * @param {Iterable<Module>} modules
 * @returns {Generator<Use>}
 */
function* usesOfShared(compilation, modules) {
  const { moduleGraph } = compilation;
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
      if (!dependency || !originModule) continue;
      for (const referenced of dependency.getReferencedExports(moduleGraph, undefined)) {
        const path = Array.isArray(referenced) ? referenced : referenced.name;
        yield {
          from: shareKeyOf(module),
          name: path[0] ?? null,
          module: originModule,
          loc: dependency.loc,
        };
      }
    }
  }
}

/**
 * The name under which a module of the federation plugin asks for a package.
 * @param {Module} module
 * @returns {string}
 */
const shareKeyOf = (module) => Object('options' in module ? module.options : {}).shareKey;

/**
 * @param {Compiler} compiler
 * @param {Use} use
 * @param {string} message
 */
function errorAt(compiler, use, message) {
  const { module, loc } = use;
  const file = relative(root, resourceOf(module) ?? module.identifier());
  const error = new compiler.webpack.WebpackError(`${file}:${lineOf(use)}: ${message}`);
  error.module = module;
  if (loc) error.loc = loc;
  return error;
}

/**
 * The source line that names the export: `loc` counts lines of the transpiled text.
 * @param {Use} use
 */
function lineOf({ module, name, from, loc }) {
  const wanted = name === null ? from : name;
  const file = resourceOf(module);
  const lines = file ? readFileSync(file, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) => line.split(/[^\w$@/.-]+/).includes(wanted));
  const start = loc && 'start' in loc ? loc.start.line : 1;
  return index < 0 ? start : index + 1;
}

/** @param {Map<string, Set<string>>} uses */
const sorted = (uses) =>
  Object.fromEntries([...uses].map(([from, names]) => [from, [...names].sort()]).sort());

/** @param {object} value */
const jsonSource = (value) => new webpack.sources.RawSource(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Writes `shell/surface.json` from the actual exports of `shell/src/surface/*.ts`, one file per package: the
 * builds of remotes are checked against it.
 */
export class SurfaceWriter {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SurfaceWriter', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('SurfaceWriter', (modules) => {
        const surface = readSurface(compilation, modules);
        for (const name of sharedPackages.filter((name) => !surface[name])) {
          const file = `shell/src/surface/${surfaceFileName(name)}.ts`;
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${file} is not part of the shell: remotes would lack '${name}'.`,
            ),
          );
        }
        if (compilation.errors.length === 0) writeIfChanged(surface);
      });
    });
  }
}

/**
 * @param {Compilation} compilation
 * @param {Iterable<Module>} modules
 * @returns {Surface}
 */
function readSurface(compilation, modules) {
  const byFile = new Map(sharedPackages.map((name) => [surfaceFileName(name), name]));
  /** @type {Surface} */
  const surface = {};
  for (const module of modules) {
    const file = resourceOf(module);
    if (!file || !/[\\/]shell[\\/]src[\\/]surface[\\/][^\\/]+\.tsx?$/.test(file)) continue;
    const name = byFile.get(basename(file).replace(/\.tsx?$/, ''));
    if (!name) continue;
    const { moduleGraph } = compilation;
    const exported = [...moduleGraph.getExportsInfo(module).orderedExports].filter(
      (one) => one.provided !== false,
    );
    surface[name] = exported.map((one) => one.name).sort();
  }
  return Object.fromEntries(Object.entries(surface).sort());
}

/** @param {Surface} surface */
function writeIfChanged(surface) {
  const text = `${JSON.stringify(surface, null, 2)}\n`;
  if (existsSync(surfacePath) && JSON.stringify(readJson(surfacePath)) === JSON.stringify(surface))
    return;
  writeFileSync(surfacePath, text);
}
