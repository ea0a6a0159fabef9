import { compile } from './compile.mjs';

/**
 * Combines Storybook's build with ours: sources, styles and files are configured in one place. Only
 * Storybook's rules for its own files remain.
 * @param {import('webpack').Configuration} config
 * @param {string} dir
 * @returns {import('webpack').Configuration}
 */
export function withOurCompiler(config, dir) {
  const ours = compile({ dir, owner: 'workbench', files: '' });
  /** @param {import('webpack').RuleSetRule | '...' | false | 0 | '' | null | undefined} rule */
  const isTheirs = (rule) => {
    const test = rule && rule !== '...' ? rule.test : null;
    return (
      !(test instanceof RegExp) || !['.css', '.tsx', '.svg', '.woff2'].some((one) => test.test(one))
    );
  };
  return {
    ...config,
    resolve: { ...config.resolve, ...ours.resolve },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []).filter(isTheirs), ...ours.module.rules],
    },
    plugins: [...(config.plugins ?? []), ...ours.plugins],
    performance: false,
  };
}
