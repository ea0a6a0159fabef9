import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * Builds the package in `dir` with its own `webpack.config.mjs`; throws with webpack's error messages.
 * @param {string} dir
 */
export async function bundle(dir) {
  const { default: config } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  return compile(config);
}

/**
 * @param {webpack.Configuration} config
 * @returns {Promise<webpack.Stats>}
 */
export async function compile(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasWarnings()) console.error(stats.toString({ preset: 'errors-warnings' }));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}

if (process.argv[1] === import.meta.filename) {
  await bundle(process.cwd()).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
