import { defineConfig } from '@playwright/test';
import { shellOptions } from './browsers.ts';

const long = ['supervisor', 'kills', 'games', 'split', 'start', 'accessibility'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './stack.ts',
  // Limits end what hangs, also on a machine that is busy; a speed is never their subject. The longest natural wait is
  // for a draw of a minute.
  timeout: 600_000,
  expect: { timeout: 90_000, toPass: { timeout: 120_000 } },
  // Each worker has a site of its own (`stack.ts`); the tests of a file run in order.
  workers: 2,
  fullyParallel: false,
  // The long files begin first, so that both workers end at about the same time.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    actionTimeout: 90_000,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Animations cost these software-rendered pages a fifth of the processor. Tests of motion, of layout shifts
    // and of leaks, and one journey of a player switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Responses of a worker bypass the routes of a page; only `offline.spec.ts` has a worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: shellOptions,
  },
});
