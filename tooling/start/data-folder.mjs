import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './caught.mjs';
import { providerIds } from './providers.mjs';
import { Refusal } from './refusal.mjs';

/** Incremented when an older build can no longer use the folder. */
const layout = 1;

/**
 * Refuses a folder that cannot be written or that a newer build created; creates and changes nothing.
 * @param {string} dataDir
 */
export function checkDataFolder(dataDir) {
  let there = dataDir;
  while (!existsSync(there)) there = dirname(there);
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    if (!statSync(there).isDirectory()) throw new Error(`${there} is a file`);
  } catch {
    throw new Refusal(
      `cannot write to the data folder ${dataDir}: give it to this user, or choose another with --data DIR`,
    );
  }
  refuseNewer(dataDir);
}

/**
 * Creates the folder if it is missing, and returns its secrets.
 * @param {string} dataDir
 */
export function openDataFolder(dataDir) {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    if (!existsSync(layoutPath(dataDir))) writeWhole(layoutPath(dataDir), { layout });
  } catch (cause) {
    throw new Refusal(
      `cannot write to the data folder ${dataDir} (${codeOf(cause)}): choose another with --data DIR`,
    );
  }
  const secrets = secretsOf(dataDir);
  // Also stored separately from the other secrets: the release of a module needs only this token.
  writeFileSync(join(dataDir, 'team-token'), `${secrets.team}\n`, { mode: 0o600 });
  return { secrets };
}

/** @param {string} dataDir */
const layoutPath = (dataDir) => join(dataDir, 'layout.json');

/** @param {string} dataDir */
function refuseNewer(dataDir) {
  const path = layoutPath(dataDir);
  const found = existsSync(path) ? readJson(path).layout : layout;
  if (!Number.isInteger(found) || found > layout) {
    throw new Refusal(
      `${dataDir} was made by a newer version of Croupier: nothing was changed; start that version, or choose another with --data DIR`,
    );
  }
}

const secretNames = ['studio', 'payments', 'team', 'keys', 'transfers', ...providerIds];

/**
 * Created once, readable only by this user; secrets with new names are added.
 * @typedef {{ studio: string, payments: string, team: string, keys: string } & Record<string, string>} Secrets
 * @param {string} dataDir
 * @returns {Secrets}
 */
function secretsOf(dataDir) {
  const path = join(dataDir, 'secrets.json');
  const secrets = existsSync(path) ? readJson(path) : {};
  const missing = secretNames.filter((name) => typeof secrets[name] !== 'string');
  for (const name of missing) secrets[name] = randomBytes(32).toString('hex');
  if (missing.length > 0) writeWhole(path, secrets);
  return secrets;
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Refusal(
      `${path} cannot be read: put back a copy of it, or choose another folder with --data DIR`,
    );
  }
}

/**
 * Written by rename, so that a kill leaves either the old file or the new one.
 * @param {string} path
 * @param {object} value
 */
function writeWhole(path, value) {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
