import { renderFile } from '@croupier/contracts';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { compile, plainName } from './compile.mjs';

/**
 * The function that renders the shell's frame on a server: one file for Node, from the same sources and with
 * the same class names as the shell itself. The output is written to `out`, beside the shell's files.
 * @param {string} dir
 * @param {string} out
 * @returns {import('webpack').Configuration}
 */
export function shellRender(dir, out) {
  const base = compile({ dir, owner: plainName(dir), files: '', hash: '', namesOnly: true });
  return {
    ...base,
    name: 'shell-render',
    target: 'node20',
    entry: './src/server-render/render-frame.tsx',
    output: {
      ...base.output,
      path: join(dir, out),
      filename: renderFile,
      library: { type: 'commonjs2' },
      publicPath: '/',
      clean: false,
    },
    plugins: [
      ...base.plugins,
      // The lazy parts of the shell do not run on a server; their texts do.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new LoadsOnServer(),
    ],
  };
}

const require = createRequire(import.meta.url);

/** A platform whose render file needs a browser does not start: this check fails the build first. */
class LoadsOnServer {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('LoadsOnServer', ({ errors, outputOptions }) => {
      const path = join(outputOptions.path ?? '', renderFile);
      delete require.cache[path];
      try {
        require(path);
      } catch (cause) {
        const why = cause instanceof Error ? cause.stack : String(cause);
        errors.push(new webpack.WebpackError(`A server cannot load ${path}: ${why}`));
      }
    });
  }
}
