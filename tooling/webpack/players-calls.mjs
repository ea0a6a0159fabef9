import { join, sep } from 'node:path';
import { adminCallNames } from '@croupier/contracts/release';
import webpack from 'webpack';

const contracts = join(import.meta.dirname, '..', '..', 'shared', 'contracts') + sep;
const admin = new Set(adminCallNames);

/**
 * Pages of players are built without the operators' half of the call table: code that uses an operators' call
 * does not build.
 */
export class PlayersCalls {
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

function foreign(name, { resource }) {
  const reason = `'${name}' is an operators' call, which pages of players do not have: it belongs in the console.`;
  return new webpack.WebpackError(`${resource}: ${reason}`);
}

/** Names of the call table that a module's code uses, such as `calls.promotions`. */
export function* callsIn(moduleGraph, module) {
  for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
    if (!target?.resource?.startsWith(contracts)) continue;
    const [table, name] = dependency?.ids ?? [];
    if (table === 'calls' && name) yield name;
  }
}
