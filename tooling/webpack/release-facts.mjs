// @ts-nocheck -- to be typed when the answers are derived from schemas
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { contractVersion } from '@croupier/contracts';
import { compiledCalls, compiledTopics, factsFile } from '@croupier/contracts/release';
import webpack from 'webpack';
import { root } from '../build/parts.mjs';
import { readJson } from './compile.mjs';
import { callsIn } from './players-calls.mjs';
import { sharedByHost } from './shared-surface.mjs';

/** After `uses.json` exists, before the plugin that lists the release's files. */
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 50;

/** Writes `facts.json` (`ReleaseFacts` of the contracts): the data for the audit of a release. */
export class ReleaseFacts {
  constructor({ dir }) {
    this.dir = dir;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('ReleaseFacts', (compilation) => {
      const bundled = new Set();
      const called = new Set();
      // Before modules are concatenated: afterwards their origin is unknown.
      compilation.hooks.afterOptimizeDependencies.tap('ReleaseFacts', (modules) => {
        for (const module of modules) {
          const owner = ownerOf(module.resource ?? '');
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
          calls: pick(compiledCalls(), [...called].sort()),
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

function sharedUses(compilation) {
  const uses = JSON.parse(compilation.getAsset('uses.json').source.source().toString());
  const shared = sharedByHost();
  return Object.fromEntries(
    Object.entries(uses).map(([name, exports]) => {
      const { requiredVersion: requires, singleton: isSingleton, import: fallback } = shared[name];
      return [name, { requires, isSingleton, hasFallback: fallback !== false, exports }];
    }),
  );
}

function topicsOf({ topics: { publishes, reads } }) {
  const table = pick(compiledTopics(), [...new Set([...publishes, ...reads])].sort());
  return Object.fromEntries(Object.entries(table).map(([name, { payload }]) => [name, payload]));
}

const pick = (table, names) =>
  Object.fromEntries(names.filter((name) => table[name]).map((name) => [name, table[name]]));

function textsIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), keysOf(readJson(join(folder, file))).sort()]),
  );
}

/** Plural forms differ by language and count as one key. */
function keysOf(texts, prefix = '') {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)];
}
