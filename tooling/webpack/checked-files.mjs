import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
// Not a public export of webpack, but the hook that its own plugins use.
/** @type {typeof import('webpack').runtime.LoadScriptRuntimeModule} */
const LoadScriptRuntimeModule = require(
  join(dirname(require.resolve('webpack')), 'runtime', 'LoadScriptRuntimeModule.js'),
);

/** Matches no file: an unlisted file is blocked like a tampered file. */
const neverMatches = 'sha384-AAAA';
/** Id of the element in which `IndexPage` lists the files of a page that needs no shell. */
export const filesElementId = 'files';
const listed = `JSON.parse(document.getElementById("${filesElementId}").textContent)`;

/**
 * Sources of the list of allowed files, as code that runs when a chunk is requested.
 * @typedef {{ integrityOf(url: string): string, scriptUrl(url: string): string }} List both give code
 * @type {Record<'shell' | 'page', List>}
 */
const lists = {
  /**
   * The signed site manifest: the shell defines it before any chunk (`shell/src/remotes/checked-files.ts`).
   */
  shell: {
    integrityOf: (url) => `globalThis.croupierFiles.integrityOf(${url})`,
    scriptUrl: (url) => `globalThis.croupierFiles.scriptUrl(${url})`,
  },
  /** The list in the page itself, sent by the page's server. */
  page: {
    integrityOf: (url) => `(${listed}[${url}] || "${neverMatches}")`,
    scriptUrl: (url) =>
      `(window.trustedTypes ? (window.croupierPage = window.croupierPage || window.trustedTypes.createPolicy("page", { createScriptURL: function (file) { return ${listed}[file] ? file : "about:invalid"; } })).createScriptURL(${url}) : ${url})`,
  },
};

/**
 * Gives every lazily loaded script and style sheet the integrity hash from its list; a file that is not
 * listed gets a hash that matches nothing. The address of a script passes through the page's Trusted Types
 * policy.
 */
export class CheckedFiles {
  /** @param {{ by?: keyof typeof lists }} options */
  constructor({ by = 'shell' } = {}) {
    /** @type {List} */
    this.list = lists[by];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('CheckedFiles', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CheckedFiles',
        (source) => this.checkedScript(source),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'CheckedFiles',
        (source, { tag, href }) => `${source}${this.checked(tag, href)}`,
      );
    });
  }

  /** @param {string} source */
  checkedScript(source) {
    if (!source.includes(assignment))
      throw new webpack.WebpackError(
        'CheckedFiles: webpack no longer sets the address of a script as it did. Look at LoadScriptRuntimeModule before this build is used: its chunks would be loaded unchecked.',
      );
    const address = `script.src = ${this.list.scriptUrl('url')};`;
    return `${source.replace(assignment, address)}\n${this.checked('script', 'url')}`;
  }

  /**
   * `null` means a local build, whose files change while it runs.
   * @param {string} tag
   * @param {string} url
   */
  checked(tag, url) {
    const integrity = this.list.integrityOf(url);
    return `if (${integrity} !== null) ${tag}.integrity = ${integrity}; ${tag}.crossOrigin = "anonymous";`;
  }
}

const assignment = 'script.src = url;';
