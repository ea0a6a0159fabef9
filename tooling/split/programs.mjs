import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';

/** Third-party programs: each with its possible names, and the package that contains it. */
const wanted = {
  nginx: { names: ['nginx'], apt: 'nginx-light', brew: 'nginx' },
  redis: { names: ['redis-server', 'valkey-server'], apt: 'redis-server', brew: 'redis' },
};

/**
 * The paths of nginx and Redis; a missing program is a refusal that says what to install.
 * @typedef {{ nginx: string, redis: string }} Programs
 * @param {NodeJS.ProcessEnv} env
 * @returns {Programs}
 */
export function findPrograms(env = process.env) {
  const [nginx, redis] = [pathOf(wanted.nginx.names, env), pathOf(wanted.redis.names, env)];
  if (nginx && redis) return { nginx, redis };
  const missing = [nginx ? [] : wanted.nginx, redis ? [] : wanted.redis].flat();
  const names = missing.map(({ names: [name] }) => name).join(' and ');
  throw new Refusal(
    `the split site needs ${names}, which this machine lacks; run: ${installCommand(missing)}`,
  );
}

/** @param {{ apt: string, brew: string }[]} missing */
function installCommand(missing) {
  return existsSync('/usr/bin/apt-get')
    ? `sudo apt-get install -y --no-install-recommends ${missing.map(({ apt }) => apt).join(' ')}`
    : `brew install ${missing.map(({ brew }) => brew).join(' ')}`;
}

/**
 * Path of a program under any of its names; `null` if none is installed.
 * @param {string[]} names
 */
export const programPath = (names) => pathOf(names, process.env);

/**
 * Debian installs servers in folders that only an administrator's PATH contains.
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function pathOf(names, { PATH = '' }) {
  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
