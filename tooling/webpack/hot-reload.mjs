import { join } from 'node:path';

const folder = join(import.meta.dirname, 'refresh');
/** The first entry of a development shell. */
export const refreshHook = join(folder, 'hook.mjs');

/** Component files; updates of other files are handled by the importing files. */
const components = /[\\/]src[\\/](?:pages|features|lib)[\\/].*\.tsx$/;

/** Texts: a saved one is on the page at once. */
const texts = /[\\/]src[\\/]texts[\\/]\w+\.json$/;

/**
 * Rules and aliases for a remote that apply a saved file at once and keep the page's state.
 * @param {import('./compile.mjs').BaseConfiguration} config
 * @returns {Omit<import('./compile.mjs').BaseConfiguration, 'module'> & Pick<import('webpack').Configuration, 'module'>}
 */
export function withHotReload({ module, resolve, optimization, ...config }) {
  const [typescript, ...rules] = module.rules;
  return {
    ...config,
    module: {
      ...module,
      rules: [
        withRefresh(typescript),
        { ...typescript, exclude: [typescript.exclude, components] },
        { test: texts, type: 'javascript/auto', use: join(folder, 'texts-loader.cjs') },
        ...rules,
      ],
    },
    // A build that fails leaves the last good one in place, and the next update starts from that.
    optimization: { ...optimization, emitOnErrors: false },
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, 'react/jsx-dev-runtime': join(folder, 'jsx-dev-runtime.mjs') },
    },
  };
}

/** @param {import('./compile.mjs').TypeScriptRule} rule */
function withRefresh({ loader, options, exclude }) {
  const { transform } = options.jsc;
  const react = { ...transform.react, development: true, refresh: true };
  const jsc = { ...options.jsc, transform: { ...transform, react } };
  return {
    test: components,
    exclude,
    use: [join(folder, 'refresh-loader.cjs'), { loader, options: { ...options, jsc } }],
  };
}
