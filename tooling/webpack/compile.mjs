import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { PlayersCalls } from './players-calls.mjs';

const require = createRequire(import.meta.url);

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const contracts = join(import.meta.dirname, '..', '..', 'shared', 'contracts', 'src');
const callTable = join(contracts, 'calls');

/**
 * `mfe-games` for both `mfe-games` and `@croupier/mfe-games`.
 * @param {string} dir
 * @returns {string}
 */
export const plainName = (dir) => readJson(join(dir, 'package.json')).name.replace(/^@.*\//, '');

export const isDevelopment = () => process.env.NODE_ENV === 'development';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {import('webpack').RuleSetRule} Rule
 * @typedef {{ swcrc: boolean, jsc: { target: string, parser: object, transform: { react: object } },
 *   sourceMaps: boolean }} SwcOptions
 * @typedef {Omit<Rule, 'exclude' | 'loader' | 'options'>
 *   & { exclude: RegExp, loader: string, options: SwcOptions }} TypeScriptRule
 * @typedef {[TypeScriptRule, Rule, ...Rule[]]} Rules the first compiles TypeScript, the second style sheets
 * @typedef {Omit<Configuration, 'module'>
 *   & Required<Pick<Configuration, 'output' | 'resolve' | 'plugins' | 'optimization'>>
 *   & { module: Omit<import('webpack').ModuleOptions, 'rules'> & { rules: Rules } }} BaseConfiguration
 */

/**
 * What every bundle of the house has in common: TypeScript through swc, CSS Modules in files of
 * their own whose class names carry the owner's name, assets as files, content hashes as names.
 * @param {{ dir: string, owner: string, files: string, hash?: string, namesOnly?: boolean, isAdmin?: boolean,
 *   sheetAttributes?: Record<string, string> }} options `files` is the folder
 *   of all hashed files inside the output folder, with a slash at its end, or nothing; with `namesOnly`
 *   style sheets give their class names and are not written; `isAdmin` is for pages of operators, which
 *   alone have their part of the call table; `sheetAttributes` are those of each style sheet's element.
 * @returns {BaseConfiguration}
 */
export function compile({
  dir,
  owner,
  files,
  hash = '.[contenthash:8]',
  namesOnly = false,
  isAdmin = false,
  sheetAttributes = {},
}) {
  const development = isDevelopment();
  return {
    context: dir,
    mode: development ? 'development' : 'production',
    // Without eval, so that a development page runs under the same content security policy.
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      filename: `${files}[name]${hash}.js`,
      chunkFilename: `${files}[name]${hash}.js`,
      assetModuleFilename: `${files}[name]${hash}[ext]`,
      uniqueName: owner,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
      clean: true,
    },
    // In the platform's own packages the `source` condition resolves to TypeScript.
    resolve: {
      conditionNames: ['source', '...'],
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isAdmin ? {} : { [join(callTable, 'admin.ts')]: join(callTable, 'no-admin.ts') },
    },
    module: { rules: rules({ dir, owner, development, namesOnly }), strictExportPresence: true },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${files}[name]${hash}.css`,
        chunkFilename: `${files}[name]${hash}.css`,
        // Cascade layers decide which rule wins, not the order of files.
        ignoreOrder: true,
        attributes: sheetAttributes,
      }),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      }),
      ...(isAdmin ? [] : [new PlayersCalls()]),
    ],
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Packages that import React's default export. */
const takesReactWhole = /node_modules[\\/]react-day-picker[\\/]/;

/**
 * @param {{ dir: string, owner: string, development: boolean, namesOnly: boolean }} options
 * @returns {Rules}
 */
function rules({ dir, owner, development, namesOnly }) {
  return [
    {
      test: /\.tsx?$/,
      // Of the packages, only one that publishes its TypeScript under the same condition as ours.
      exclude: /node_modules[\\/](?!compute-scroll-into-view[\\/])/,
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        jsc: {
          target: 'es2021',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
        sourceMaps: development,
      },
    },
    {
      test: /\.css$/,
      sideEffects: true,
      use: [
        ...(namesOnly ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportOnlyLocals: namesOnly,
              exportLocalsConvention: 'as-is',
              localIdentContext: dir,
              localIdentName: development
                ? `${owner}__[name]__[local]`
                : `${owner}-[hash:base64:6]`,
            },
          },
        },
      ],
    },
    {
      test: join(contracts, 'schemas', 'payload-shapes.ts'),
      loader: require.resolve('./payload-shapes-loader.mjs'),
    },
    {
      test: /node_modules[\\/]date-fns[\\/]/,
      loader: require.resolve('./without-links-loader.cjs'),
    },
    { test: takesReactWhole, loader: require.resolve('./react-by-name-loader.cjs') },
    { test: /\.(svg|png|jpe?g|webp|avif|woff2?|mp3|ogg)$/, type: 'asset/resource' },
  ];
}
