import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
// Not among webpack's public exports, but this is the hook that its own plugins use.
const LoadScriptRuntimeModule = require(
  join(dirname(require.resolve('webpack')), 'runtime', 'LoadScriptRuntimeModule.js'),
);

/** What the shell defines before any chunk is asked for (`shell/src/remotes/checked-files.ts`). */
const files = 'globalThis.croupierFiles';

/**
 * Every lazily loaded script and style sheet carries the integrity that the signed site manifest
 * names for it; for a file that the manifest does not list it is one that fits nothing. The address
 * of a script goes through the page's Trusted Types policy.
 */
export class CheckedFiles {
  apply(compiler) {
    compiler.hooks.compilation.tap('CheckedFiles', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CheckedFiles',
        checkedScript,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'CheckedFiles',
        (source, { tag, href }) => `${source}${integrityOf(tag, href)}`,
      );
    });
  }
}

const assignment = 'script.src = url;';

function checkedScript(source) {
  if (!source.includes(assignment))
    throw new webpack.WebpackError(
      'CheckedFiles: webpack no longer sets the address of a script as it did. Look at LoadScriptRuntimeModule before this build is used: its chunks would be loaded unchecked.',
    );
  return `${source.replace(assignment, `script.src = ${files}.scriptUrl(url);`)}\n${integrityOf('script', 'url')}`;
}

// The order matters for a style sheet: it is inserted after this text, a script by its own code.
const integrityOf = (tag, url) =>
  `if (${files}.integrityOf(${url}) !== null) ${tag}.integrity = ${files}.integrityOf(${url}); ${tag}.crossOrigin = "anonymous";`;
