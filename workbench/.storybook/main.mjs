import { join } from 'node:path';
import { withOurCompiler } from '@croupier/tooling/workbench.webpack.mjs';

/** Storybook with the compiler that our sites have: what is seen here is what is shipped. */
export default {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => withOurCompiler(config, join(import.meta.dirname, '..')),
};
