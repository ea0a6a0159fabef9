import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Debian's browser if installed; otherwise the browser from `npx playwright install chromium`. */
const debianChromium = '/usr/bin/chromium';

// Without these flags a browser on a closed network tries to reach its vendor's hosts at each start.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './stack.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One at a time: on two cores a second worker saves little and makes the layout-shift tests depend on the load.
  // With more workers each has a site of its own (`stack.ts`); the tests of a file run in order.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    actionTimeout: 30_000,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Animations cost these software-rendered pages a fifth of the processor. Tests of motion, of layout shifts
    // and of leaks, and one journey of a player switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Responses of a worker bypass the routes of a page; only `offline.spec.ts` has a worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: quiet,
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
    },
  },
});
