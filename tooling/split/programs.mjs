import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';

/** Third-party programs: each with its possible names, and the package that contains it. */
const wanted = [
  { key: 'nginx', names: ['nginx'], apt: 'nginx-light', brew: 'nginx' },
  { key: 'redis', names: ['redis-server', 'valkey-server'], apt: 'redis-server', brew: 'redis' },
];

/** The paths of nginx and Redis; a missing program is a refusal that says what to install. */
export function findPrograms(env = process.env) {
  const found = wanted.map(({ key, names }) => [key, pathOf(names, env)]);
  const missing = missingOf(found);
  if (missing.length === 0) return Object.fromEntries(found);
  const names = missing.map(({ names: [name] }) => name).join(' and ');
  throw new Refusal(
    `the split site needs ${names}, which this machine lacks; run: ${installCommand(missing)}`,
  );
}

const missingOf = (found) =>
  wanted.filter(({ key }) => found.some(([name, path]) => name === key && path === null));

function installCommand(missing) {
  return existsSync('/usr/bin/apt-get')
    ? `sudo apt-get install -y --no-install-recommends ${missing.map(({ apt }) => apt).join(' ')}`
    : `brew install ${missing.map(({ brew }) => brew).join(' ')}`;
}

/** Path of a program under any of its names; `null` where none is here. */
export const programPath = (names) => pathOf(names, process.env);

/** Debian installs servers in folders that only an administrator's PATH contains. */
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
