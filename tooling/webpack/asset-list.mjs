import { existsSync, readFileSync } from 'node:fs';
import { offlineListFile, phoneVerificationListFile, workerFile } from '@croupier/contracts';
import webpack from 'webpack';
import { filesElementId } from './checked-files.mjs';
import { integrityOf } from './release-manifest.mjs';

const lastStage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;

/** @param {string} text */
const source = (text) => new webpack.sources.RawSource(text);

/**
 * The page's initial files, and the integrity hashes of all files. Paths are relative to the output folder.
 * @typedef {{ js: string[], css: string[], files: Record<string, string> }} Assets
 * @param {import('webpack').Compilation} compilation
 * @returns {Assets}
 */
function listOf(compilation, entry = 'main') {
  const files = [...(compilation.entrypoints.get(entry)?.getFiles() ?? [])];
  const integrity = compilation
    .getAssets()
    .filter(({ name }) => !name.endsWith('.map'))
    .map(({ name, source: asset }) => [name, integrityOf(asset.buffer())])
    .sort();
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
    files: Object.fromEntries(integrity),
  };
}

/**
 * Writes `assets.json`, from which a server builds the page. `isWhole`: the remotes are compiled in;
 * `render`: the file whose function renders the frame.
 */
export class AssetList {
  /** @param {{ isWhole: boolean, render?: string }} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetList', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'AssetList', stage: lastStage }, () =>
        compilation.emitAsset(
          'assets.json',
          source(`${JSON.stringify({ ...this.facts, ...listOf(compilation) }, null, 1)}\n`),
        ),
      );
    });
  }
}

/** Writes `offline.json` (`OfflineFiles` of the contracts): the files of the offline page. */
export class OfflineList {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OfflineList', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'OfflineList', stage: lastStage }, () => {
        const { files, ...first } = listOf(compilation, 'offline');
        const { [workerFile]: _worker, ...ofPage } = files;
        const text = `${JSON.stringify({ ...first, files: ofPage }, null, 1)}\n`;
        compilation.emitAsset(offlineListFile, source(text));
      });
    });
  }
}

/** Writes `phone-verification.json`: the files of the page that verifies phone numbers. */
export class PhoneVerificationList {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PhoneVerificationList', (compilation) => {
      const stage = { name: 'PhoneVerificationList', stage: lastStage };
      compilation.hooks.processAssets.tap(stage, () => {
        const list = listOf(compilation, 'phone-verification');
        const text = `${JSON.stringify(list, null, 1)}\n`;
        compilation.emitAsset(phoneVerificationListFile, source(text));
      });
    });
  }
}

/** Writes `index.html` from a template: style sheets and scripts go before `</head>`. */
export class IndexPage {
  /** @param {{ template: string, base: string }} options */
  constructor({ template, base }) {
    this.template = template;
    this.base = base;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (!existsSync(this.template))
      throw new Error(`${this.template} is missing: it is the page's HTML.`);
    compiler.hooks.thisCompilation.tap('IndexPage', (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap({ name: 'IndexPage', stage: lastStage }, () => {
        const page = readFileSync(this.template, 'utf8').replace(
          '</head>',
          `${this.tags(listOf(compilation))}</head>`,
        );
        compilation.emitAsset('index.html', source(page));
      });
    });
  }

  /** @param {Assets} assets */
  tags({ js, css, files }) {
    /** @param {string} file */
    const safety = (file) => `integrity="${files[file]}" crossorigin="anonymous"`;
    const loadable = Object.entries(files).filter(([file]) => /\.(?:js|css)$/.test(file));
    const list = Object.fromEntries(loadable.map(([file, fits]) => [`${this.base}${file}`, fits]));
    return [
      `<script type="application/json" id="${filesElementId}">${JSON.stringify(list)}</script>`,
      ...css.map((file) => `<link rel="stylesheet" href="${this.base}${file}" ${safety(file)}>`),
      ...js.map((file) => `<script defer src="${this.base}${file}" ${safety(file)}></script>`),
    ].join('');
  }
}
