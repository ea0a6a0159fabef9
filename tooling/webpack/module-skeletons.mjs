import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, skeletonsFile } from '@croupier/contracts';
import webpack from 'webpack';
import { root } from '../build/parts.mjs';
import { compile, plainName, readJson } from './compile.mjs';

/** Before the plugin that lists the release's files. */
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 40;
const drawing = 'skeletons.cjs';

/**
 * Renders the exports of a remote's `src/skeletons.ts` into `skeletons.json`, in every language. The
 * skeletons use the class names of the remote's own style sheets, and the shell's for elements of the shell.
 */
export class ModuleSkeletons {
  /** @param {{ dir: string }} options */
  constructor({ dir }) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (!existsSync(join(this.dir, 'src', 'skeletons.ts'))) return;
    compiler.hooks.thisCompilation.tap('ModuleSkeletons', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'ModuleSkeletons', stage }, async () => {
        const skeletons = await draw(this.dir);
        for (const reason of strangers(skeletons, compilation, plainName(this.dir)))
          compilation.errors.push(new webpack.WebpackError(reason));
        const text = `${JSON.stringify(skeletons)}\n`;
        compilation.emitAsset(skeletonsFile, new webpack.sources.RawSource(text));
      });
    });
  }
}

/**
 * @typedef {Record<string, Record<string, string>>} Skeletons by piece and language
 * @param {string} dir
 * @returns {Promise<{ pages: Skeletons, parts: Skeletons }>}
 */
async function draw(dir) {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-skeletons-'));
  try {
    await run(nodeBuild(dir, folder));
    const { drawn } = createRequire(import.meta.url)(join(folder, drawing));
    return await drawn();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} dir
 * @param {string} folder
 * @returns {import('webpack').Configuration}
 */
function nodeBuild(dir, folder) {
  const base = compile({ dir, owner: plainName(dir), files: '', hash: '', namesOnly: true });
  const [typescript, styles, ...rules] = base.module.rules;
  const shared = join(root, 'shared');
  const [, shellStyles] = compile({
    dir: join(root, 'shell'),
    owner: 'shell',
    files: '',
    namesOnly: true,
  }).module.rules;
  return {
    ...base,
    name: `${plainName(dir)}-skeletons`,
    target: 'node20',
    entry: entryOf(dir),
    output: {
      ...base.output,
      path: folder,
      filename: drawing,
      library: { type: 'commonjs2' },
      publicPath: '/',
    },
    module: {
      ...base.module,
      rules: [
        typescript,
        { ...styles, exclude: shared },
        { ...shellStyles, include: shared },
        ...rules,
      ],
    },
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { ...base.optimization, minimize: false },
  };
}

/**
 * Joins the render function and the remote's pieces: generated, because the file would be the same in every
 * remote.
 * @param {string} dir
 */
function entryOf(dir) {
  /** @param {string[]} path */
  const from = (...path) => JSON.stringify(join(...path));
  const code = [
    `import { renderSkeletons } from ${from(root, 'shell', 'src', 'server-render', 'render-skeletons.tsx')};`,
    `import { skeletons } from ${from(dir, 'src', 'skeletons.ts')};`,
    `const description = ${JSON.stringify(readJson(join(dir, 'module.json')))};`,
    'const texts = {',
    ...languages.map(
      (name) => `${name}: () => import(${from(dir, 'src', 'texts', `${name}.json`)}),`,
    ),
    '};',
    'export const drawn = () => renderSkeletons(description, skeletons, texts);',
  ];
  return `data:text/javascript,${encodeURIComponent(code.join('\n'))}`;
}

/** @param {import('webpack').Configuration} config */
async function run(config) {
  const compiler = webpack(config);
  /** @type {import('webpack').Stats | undefined} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

/**
 * Classes of a skeleton that no style sheet of the remote defines: such elements would have no style.
 * @param {{ pages: Skeletons, parts: Skeletons }} skeletons
 * @param {import('webpack').Compilation} compilation
 * @param {string} owner
 */
function strangers({ pages, parts }, compilation, owner) {
  const styles = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ source }) => source.source().toString())
    .join('\n');
  const own = new RegExp(`\\b${owner}-[\\w+/-]+`, 'g');
  return [...Object.entries(pages), ...Object.entries(parts)].flatMap(([name, { en = '' }]) => {
    const missing = [...new Set(en.match(own))].filter(
      (word) => !styles.includes(`.${word.replace(/[+/]/g, '\\$&')}`),
    );
    return missing.length > 0
      ? [
          `The skeleton of ${name} has classes that the remote's style sheets lack (${missing.join(', ')}): take styles that the page itself uses.`,
        ]
      : [];
  });
}
