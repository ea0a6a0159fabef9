import { compile } from './compile.mjs';

/**
 * Storybook's build with our own: how sources, styles and files become a page is said once. Of
 * Storybook's rules only those stay that are about its own files.
 */
export function withOurCompiler(config, dir) {
  const ours = compile({ dir, owner: 'workbench', files: '' });
  const isTheirs = ({ test }) =>
    !(test instanceof RegExp) || !['.css', '.tsx', '.svg', '.woff2'].some((one) => test.test(one));
  return {
    ...config,
    resolve: { ...config.resolve, ...ours.resolve },
    module: {
      ...config.module,
      rules: [...config.module.rules.filter(isTheirs), ...ours.module.rules],
    },
    plugins: [...config.plugins, ...ours.plugins],
    performance: false,
  };
}
