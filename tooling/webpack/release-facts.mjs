import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { contractVersion } from '@croupier/contracts';
import { compiledCalls, compiledTopics, factsFile, readPartOf } from '@croupier/contracts/release';
import webpack from 'webpack';
import { root } from '../build/parts.mjs';
import { readJson } from './compile.mjs';
import { callsIn, resourceOf } from './players-calls.mjs';
import { sharedByHost } from './shared-surface.mjs';
import { wordsOfCode } from './words-of-code.mjs';

/** After `uses.json` exists, before the plugin that lists the release's files. */
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 50;

/** Writes `facts.json` (`ReleaseFacts` of the contracts): the data for the audit of a release. */
export class ReleaseFacts {
  /** @param {{ dir: string }} options */
  constructor({ dir }) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ReleaseFacts', (compilation) => {
      /** @type {Set<string>} */
      const bundled = new Set();
      /** @type {Set<string>} */
      const called = new Set();
      // Before modules are concatenated: afterwards their origin is unknown.
      compilation.hooks.afterOptimizeDependencies.tap('ReleaseFacts', (modules) => {
        for (const module of modules) {
          const owner = ownerOf(resourceOf(module) ?? '');
          if (owner) bundled.add(owner);
          for (const name of callsIn(compilation.moduleGraph, module)) called.add(name);
        }
      });
      compilation.hooks.processAssets.tap({ name: 'ReleaseFacts', stage }, () => {
        const facts = {
          contract: contractVersion,
          shared: sharedUses(compilation),
          bundled: [...bundled].sort(),
          topics: topicsOf(readJson(join(this.dir, 'module.json'))),
          calls: callsOf(compilation, [...called].sort()),
          texts: textsIn(join(this.dir, 'src', 'texts')),
        };
        const text = `${JSON.stringify(facts, null, 1)}\n`;
        compilation.emitAsset(factsFile, new webpack.sources.RawSource(text));
      });
    });
  }
}

/**
 * The package of a file; `null` for the remote's own files, and for the contracts, which are compiled into
 * every remote. A file of the kit that is bundled with its user is named by its entry, or by the library with
 * which it draws.
 * @param {string} file
 */
function ownerOf(file) {
  const [, ofPackage] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  if (ofPackage) return ofPackage.startsWith('.') ? null : ofPackage.replaceAll('\\', '/');
  const shared = join(root, 'shared') + sep;
  const [house, , folder, entry] = file.startsWith(shared)
    ? file.slice(shared.length).split(sep)
    : [];
  if (folder === 'apart') return `@croupier/${house}/${entry}`;
  if (folder === 'drawing') return `@croupier/${house}/drawing`;
  return house && house !== 'contracts' ? `@croupier/${house}` : null;
}

/** @param {import('webpack').Compilation} compilation */
function sharedUses(compilation) {
  /** @type {Record<string, string[]>} */
  const uses = JSON.parse(String(compilation.getAsset('uses.json')?.source.source()));
  const shared = sharedByHost();
  return Object.fromEntries(
    Object.entries(uses).map(([name, exports]) => {
      const rule = shared[name];
      if (!rule) throw new Error(`${name} is used and not shared`);
      const { requiredVersion: requires, singleton: isSingleton, import: fallback } = rule;
      return [name, { requires, isSingleton, hasFallback: fallback, exports }];
    }),
  );
}

/**
 * The lines of the calls that a release makes, and of each answer the fields that it may read.
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} names
 */
function callsOf(compilation, names) {
  const words = wordsOfCode(compilation.assets);
  return Object.fromEntries(
    Object.entries(pick(compiledCalls(), names)).map(([name, line]) => [
      name,
      { ...line, output: readPartOf(line.output, words) },
    ]),
  );
}

/** @param {{ topics: { publishes: string[], reads: string[] } }} description */
function topicsOf({ topics: { publishes, reads } }) {
  const table = pick(compiledTopics(), [...new Set([...publishes, ...reads])].sort());
  return Object.fromEntries(Object.entries(table).map(([name, { payload }]) => [name, payload]));
}

/**
 * @template Line
 * @param {Readonly<Record<string, Line>>} table
 * @param {string[]} names
 * @returns {Record<string, Line>}
 */
const pick = (table, names) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)));

/** @param {string} folder */
function textsIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), keysOf(readJson(join(folder, file))).sort()]),
  );
}

/**
 * Plural forms differ by language and count as one key.
 * @param {object} texts
 * @param {string} prefix
 * @returns {string[]}
 */
function keysOf(texts, prefix = '') {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)];
}
