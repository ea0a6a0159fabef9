import { join } from 'node:path';
import { withOurCompiler } from '@croupier/tooling/workbench.webpack.mjs';

/** Storybook with the same compiler as our sites, so that stories show what is shipped. */
export default {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => withOurCompiler(config, join(import.meta.dirname, '..')),
};
