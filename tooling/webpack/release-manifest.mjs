import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import webpack from 'webpack';
import { pieceFiles } from '../build/piece-files.mjs';
import { readJson } from './compile.mjs';

/** @param {Buffer} bytes */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * @typedef {import('webpack').Compiler} Compiler
 * @typedef {import('webpack').Compilation} Compilation
 */

/** Stage after every plugin that renames or minifies files. */
const lastStage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;

/**
 * Writes `release.json` (`ReleaseManifest` of the contracts): what a registry and a shell know of a release
 * before any of its code runs.
 */
export class ReleaseManifest {
  /** @param {{ dir: string, name: string, version: string, global: string, entry: string }} release */
  constructor({ dir, name, version, global, entry }) {
    this.dir = dir;
    this.release = { name, version, entry, global };
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    const stage = { name: 'ReleaseManifest', stage: lastStage };
    compiler.hooks.thisCompilation.tap('ReleaseManifest', (compilation) => {
      compilation.hooks.processAssets.tap(stage, () => {
        // The federation plugin's statistics about its own build, which nothing reads.
        compilation.deleteAsset('mf-stats.json');
        const description = readJson(join(this.dir, 'module.json'));
        compilation.fileDependencies.add(join(this.dir, 'module.json'));
        const needs = needsOf(compilation, { description, entry: this.release.entry });
        const manifest = { ...this.release, needs, files: filesOf(compilation), description };
        compilation.emitAsset(
          'release.json',
          new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`),
        );
      });
    });
  }
}

/** @param {Compilation} compilation */
function filesOf(compilation) {
  return compilation
    .getAssets()
    .filter(({ name }) => !name.endsWith('.map') && !name.endsWith('.LICENSE.txt'))
    .map(({ name, source }) => {
      const bytes = source.buffer();
      return {
        path: name,
        bytes: bytes.length,
        brotliBytes: brotliCompressSync(bytes).length,
        integrity: integrityOf(bytes),
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Page, part, overlay and text names → the files that must be loaded, besides the entry, before it can show.
 * @param {Compilation} compilation
 * @param {{ description: import('@croupier/contracts').ModuleDescription, entry: string }} release
 */
function needsOf(compilation, { description, entry }) {
  const groups = groupsByRequest(compilation);
  const exposed = (groups.get('./src/remote.tsx') ?? []).filter((file) => file !== entry);
  const requests = new Map();
  /** @type {Record<string, string[]>} */
  const needs = {};
  for (const { name, file } of pieceFiles(description)) {
    const request = `./${file}`;
    const group = groups.get(request);
    if (group) needs[name] = [...new Set([...exposed, ...group])];
    else compilation.errors.push(missing(name, request));
    const other = requests.get(name) ?? request;
    if (other !== request) compilation.errors.push(taken(name, other, request));
    requests.set(name, request);
  }
  for (const [request, files] of groups) {
    const language = /^\.\/texts\/([\w-]+)\.json$/.exec(request)?.[1];
    if (language) needs[`texts/${language}`] = files;
  }
  return needs;
}

/**
 * @param {string} name
 * @param {string} one
 * @param {string} other
 */
const taken = (name, one, other) =>
  new webpack.WebpackError(
    `module.json calls both ${one} and ${other} '${name}': one of them needs another name.`,
  );

/**
 * @param {string} name
 * @param {string} request
 */
const missing = (name, request) =>
  new webpack.WebpackError(
    `module.json names '${name}', but src/remote.tsx does not load it: expected import('${request}') there.`,
  );

/**
 * Hot updates for an open page are not needed to open a page.
 * @param {string} file
 */
const isNeeded = (file) => /(?<!\.hot-update)\.(?:js|css)$/.test(file);

/**
 * Request of an `import()` → the files of its chunks.
 * @param {Compilation} compilation
 */
function groupsByRequest(compilation) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    const files = group.getFiles().filter((file) => isNeeded(file));
    for (const { request } of group.origins) if (request) groups.set(request, files);
  }
  return groups;
}
