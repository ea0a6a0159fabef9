import { compile } from './bundle.mjs';
import { programFile, root } from './parts.mjs';

/** Packages with a native library, which finds itself by its own path. */
const native = [
  'sharp',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@myriaddreamin/typst-ts-node-compiler',
];
/** Optional parts of `pg` that are not installed or not for Node. */
const absent = ['pg-native', 'pg-cloudflare'];

const folders = process.argv.slice(2);

/**
 * Puts each server, with all packages that it needs, into one file beside its `main.js`: most of a start is otherwise
 * the reading of a thousand small ones. The lines are not shortened, so that a stack names functions.
 */
await compile({
  context: root,
  mode: 'production',
  target: 'node20',
  entry: Object.fromEntries(folders.map((folder) => [folder, `./${folder}/main.js`])),
  output: {
    path: root,
    filename: `[name]/${programFile}`,
    module: true,
    chunkFormat: 'module',
    hashFunction: 'xxhash64',
  },
  optimization: { minimize: false, nodeEnv: false },
  experiments: { outputModule: true },
  devtool: false,
  module: {
    parser: {
      javascript: {
        importMeta: false,
        createRequire: false,
        dynamicImportMode: 'eager',
        // Adapters of `rate-limiter-flexible` for databases that are not installed.
        exprContextCritical: false,
        unknownContextCritical: false,
      },
    },
  },
  externals: {
    ...Object.fromEntries(native.map((name) => [name, `module ${name}`])),
    ...Object.fromEntries(absent.map((name) => [name, `commonjs ${name}`])),
  },
}).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
