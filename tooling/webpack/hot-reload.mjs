import { join } from 'node:path';

const folder = join(import.meta.dirname, 'refresh');
/** What a development shell starts with. */
export const refreshHook = join(folder, 'hook.mjs');

/** Files of components: what else is saved is taken up by those who import it. */
const components = /[\\/]src[\\/](?:pages|features|lib)[\\/].*\.tsx$/;

/** A remote's rules and aliases with which a saved file shows at once and keeps its state. */
export function withHotReload({ module, resolve, ...config }) {
  const [typescript, ...rules] = module.rules;
  return {
    ...config,
    module: {
      ...module,
      rules: [
        withRefresh(typescript),
        { ...typescript, exclude: [typescript.exclude, components] },
        ...rules,
      ],
    },
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, 'react/jsx-dev-runtime': join(folder, 'jsx-dev-runtime.mjs') },
    },
  };
}

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
