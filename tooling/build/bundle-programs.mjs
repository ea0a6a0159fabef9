import { compile } from './bundle.mjs';
import { programFile, programFolders, root } from './parts.mjs';

/**
 * Puts each server of a provider, with all packages that it needs, into one file: most of a start is otherwise the
 * reading of a thousand small ones. The lines are not shortened, so that a stack names functions.
 */
await compile({
  context: root,
  mode: 'production',
  target: 'node20',
  entry: Object.fromEntries(programFolders.map((name) => [name, `./${name}/dist/main.js`])),
  output: {
    path: root,
    filename: `[name]/dist/${programFile}`,
    module: true,
    chunkFormat: 'module',
    hashFunction: 'xxhash64',
  },
  optimization: { minimize: false },
  experiments: { outputModule: true },
  devtool: false,
  module: { parser: { javascript: { importMeta: false } } },
  // Optional parts of `pg` that are not installed or not for Node.
  externals: { 'pg-native': 'commonjs pg-native', 'pg-cloudflare': 'commonjs pg-cloudflare' },
}).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
