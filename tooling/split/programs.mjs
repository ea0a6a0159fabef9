import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';

/** What is not ours: its program under any of its names, and the package that brings it. */
const wanted = [
  { key: 'nginx', names: ['nginx'], apt: 'nginx-light', brew: 'nginx' },
  { key: 'redis', names: ['redis-server', 'valkey-server'], apt: 'redis-server', brew: 'redis' },
];

/** The paths of nginx and Redis; a refusal that says what to install where one is missing. */
export function findPrograms(env = process.env) {
  const found = wanted.map(({ key, names }) => [key, pathOf(names, env)]);
  const missing = missingOf(found);
  if (missing.length === 0) return Object.fromEntries(found);
  const names = missing.map(({ names: [name] }) => name).join(' and ');
  throw new Refusal(
    `the split site needs ${names}, which this machine lacks; run: ${installCommand(missing)}`,
  );
}

export const hasPrograms = () =>
  missingOf(wanted.map(({ key, names }) => [key, pathOf(names, process.env)])).length === 0;

/** Installs what is missing where that is ours to do; what it could not is the tests' to say. */
export function installPrograms() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const missing = missingOf(wanted.map(({ key, names }) => [key, pathOf(names, process.env)]));
  // As in single-user mode: the package's own service must not start.
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...missing.map(({ apt }) => apt)],
    options,
  );
}

const missingOf = (found) =>
  wanted.filter(({ key }) => found.some(([name, path]) => name === key && path === null));

function installCommand(missing) {
  return existsSync('/usr/bin/apt-get')
    ? `sudo apt-get install -y --no-install-recommends ${missing.map(({ apt }) => apt).join(' ')}`
    : `brew install ${missing.map(({ brew }) => brew).join(' ')}`;
}

/** Debian keeps servers where only an administrator's path looks. */
function pathOf(names, { PATH = '' }) {
  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
