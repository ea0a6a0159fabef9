import { join, sep } from 'node:path';
import { adminCallNames } from '@croupier/contracts/release';
import webpack from 'webpack';

const contracts = join(import.meta.dirname, '..', '..', 'shared', 'contracts') + sep;
/** @type {Set<string>} */
const admin = new Set(adminCallNames);

/**
 * Pages of players are built without the operators' half of the call table: code that uses an operators' call
 * does not build.
 */
export class PlayersCalls {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PlayersCalls', (compilation) => {
      // Before modules are concatenated: afterwards their origin is unknown.
      compilation.hooks.afterOptimizeDependencies.tap('PlayersCalls', (modules) => {
        for (const module of modules)
          for (const name of callsIn(compilation.moduleGraph, module))
            if (admin.has(name)) compilation.errors.push(foreign(name, module));
      });
    });
  }
}

/**
 * @param {string} name
 * @param {import('webpack').Module} module
 */
function foreign(name, module) {
  const reason = `'${name}' is an operators' call, which pages of players do not have: it belongs in the console.`;
  return new webpack.WebpackError(`${resourceOf(module)}: ${reason}`);
}

/**
 * The file of a module that has one.
 * @param {import('webpack').Module | null} module
 */
export const resourceOf = (module) =>
  module && 'resource' in module && typeof module.resource === 'string'
    ? module.resource
    : undefined;

/**
 * The path of an import within its module, such as `calls` and `promotions`.
 * @param {import('webpack').Dependency | null} dependency
 * @returns {unknown[]}
 */
const idsOf = (dependency) =>
  dependency && 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids : [];

/**
 * Names of the call table that a module's code uses, such as `calls.promotions`.
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @param {import('webpack').Module} module
 */
export function* callsIn(moduleGraph, module) {
  for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
    if (!resourceOf(target)?.startsWith(contracts)) continue;
    const [table, name] = idsOf(dependency);
    if (table === 'calls' && typeof name === 'string') yield name;
  }
}
