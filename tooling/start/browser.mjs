import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../build/parts.mjs';
import { Refusal } from './refusal.mjs';

const debianChromium = '/usr/bin/chromium';

/** Whether the browser tests find a browser: Debian's, or the one that Playwright brings. */
export function hasBrowser() {
  if (existsSync(debianChromium)) return true;
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Installs Debian's browser where that is ours to do; otherwise says what to run. */
export function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    if (existsSync(debianChromium)) return;
  }
  const command = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install -y chromium'
    : 'npx playwright install chromium';
  throw new Refusal(`the browser tests need Chromium; run: ${command}`);
}
