import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../split/programs.mjs';
import { Refusal } from '../start/refusal.mjs';

/**
 * What the tests need beside the packages: where it is looked for, and what brings it.
 * @type {{ name: string, isHere(): boolean, apt: string, mac?: string }[]}
 */
const wanted = [
  {
    name: 'Chromium',
    isHere: () =>
      ['chromium', 'chromium-headless-shell'].every((name) => existsSync(join('/usr/bin', name))) ||
      hasPlaywrightsChromium(),
    apt: 'chromium chromium-headless-shell',
    mac: 'npx playwright install chromium',
  },
  {
    // Measured by the layout-shift tests: the site's fallback fonts take their widths from it.
    name: 'Liberation fonts',
    isHere: () =>
      process.platform === 'darwin' ||
      ['truetype/liberation', 'truetype/liberation2', 'liberation', 'liberation-fonts'].some(
        (folder) => existsSync(join('/usr/share/fonts', folder)),
      ),
    apt: 'fonts-liberation',
  },
  {
    name: 'Firefox',
    isHere: () =>
      programPath(['firefox-esr', 'firefox']) !== null || existsSync('/Applications/Firefox.app'),
    apt: 'firefox-esr',
    mac: 'brew install --cask firefox',
  },
  {
    name: 'WebKit with its driver',
    isHere: () => programPath(['WebKitWebDriver', 'safaridriver']) !== null,
    apt: 'webkit2gtk-driver',
    mac: 'sudo safaridriver --enable',
  },
  {
    name: 'Xvfb',
    isHere: () => process.platform === 'darwin' || programPath(['xvfb-run']) !== null,
    apt: 'xvfb xauth',
  },
  {
    name: 'nginx',
    isHere: () => programPath(['nginx']) !== null,
    apt: 'nginx-light',
    mac: 'brew install nginx',
  },
  {
    name: 'Redis',
    isHere: () => programPath(['redis-server', 'valkey-server']) !== null,
    apt: 'redis-server',
    mac: 'brew install redis',
  },
];

const missing = () => wanted.filter(({ isHere }) => !isHere());

/** Installs what is missing where that is ours to do; else a refusal with the commands, before anything runs. */
export function requireTestPrograms() {
  if (missing().length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(aptPackages(missing()));
  const left = missing();
  if (left.length > 0) throw new Refusal(refusalOf(left));
}

/** @param {{ name: string, apt: string, mac?: string }[]} programs what this machine lacks */
export function refusalOf(programs) {
  const names = programs.map(({ name }) => name).join(', ');
  const mac = programs.flatMap(({ mac: command }) => command ?? []).join(' && ');
  return [
    `the tests need ${names}, which this machine lacks; run`,
    `    Debian, Ubuntu: sudo apt-get install -y --no-install-recommends ${aptPackages(programs).join(' ')}`,
    `    macOS:          ${mac || 'nothing'}`,
  ].join('\n');
}

/** @param {{ apt: string }[]} programs */
const aptPackages = (programs) => programs.flatMap(({ apt }) => apt.split(' '));

/** @param {string[]} packages */
function install(packages) {
  // As in single-user mode: a package's own service must not start.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

/** By its folder, not by Playwright itself: the packages may not be installed yet. */
function hasPlaywrightsChromium() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), '.cache/ms-playwright'),
  ];
  return folders
    .filter((folder) => folder !== '' && existsSync(folder))
    .some((folder) => readdirSync(folder).some((name) => name.startsWith('chromium-')));
}
