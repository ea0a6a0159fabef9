import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from '../build/alone.mjs';
import { root } from '../build/parts.mjs';
import { sayWaiting, step } from './progress.mjs';
import { Refusal } from './refusal.mjs';

const installed = join(root, 'node_modules', '.package-lock.json');

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether `node_modules` matches the lock file; npm writes its own list last. */
function isInstalled() {
  if (!existsSync(installed)) return false;
  const there = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, wanted]) => isThere(there[path], wanted));
}

/**
 * Packages for another system are not installed and not required.
 * @typedef {{ version?: string, resolved?: string, optional?: boolean, devOptional?: boolean, peer?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage
 * @param {LockedPackage | undefined} found
 * @param {LockedPackage} wanted
 */
function isThere(found, wanted) {
  if (!found)
    return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
  // Depending on its configuration, npm may omit a registry address from its own list; a folder's address is
  // always there.
  const isFrom = wanted.resolved === undefined || found.resolved === wanted.resolved;
  return found.version === wanted.version && isFrom;
}

/**
 * Installs if something is missing; of two concurrent commands one installs, and the other finds everything
 * installed.
 */
export async function installMissing() {
  if (isInstalled()) return;
  const work = async () => {
    if (!isInstalled()) await step('packages', install);
  };
  await alone(root, work, { onWait: sayWaiting });
}

/** Installs what the lock file says, and changes nothing but `node_modules`. */
async function install() {
  const folder = join(root, 'node_modules');
  const wasWhole = existsSync(installed);
  // Without npm's own list an install was interrupted, and a package may be incomplete.
  if (!wasWhole) rmSync(folder, { recursive: true, force: true });
  rmSync(installed, { force: true });
  const fault = await networkFault();
  const source = fault ? '--offline' : '--prefer-offline';
  const options = ['--no-audit', '--no-fund', source, '--loglevel=error'];
  const { code, said } = await npm(['ci', '--include=dev', ...options]);
  if (code === 0 && isInstalled()) return;
  if (!wasWhole) rmSync(folder, { recursive: true, force: true });
  const isOutOfStep = code === 0 || said.includes('EUSAGE');
  throw new Refusal(isOutOfStep ? outOfStep : reasonOf(said, fault));
}

/** Makes npm link a new workspace; all its dependencies are installed already. */
export async function linkWorkspace() {
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { code, said } = await npm(['install', ...options]);
  if (code !== 0) throw new Refusal(reasonOf(said));
}

/**
 * Why the registry cannot be reached, tested once and quickly: an install would retry each package for
 * minutes. Without a network npm's cache may still be sufficient.
 */
async function networkFault() {
  const { code, said } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=10000']);
  return code === 0 ? undefined : networkFaults.exec(said)?.[0];
}

const outOfStep =
  'package.json and package-lock.json do not agree: run npm install and commit the lock file';

const networkFaults =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/**
 * @param {string} said
 * @param {string} [knownFault]
 */
function reasonOf(said, knownFault) {
  const fault = knownFault ?? networkFaults.exec(said)?.[0];
  if (fault)
    return `the packages could not be downloaded (${fault}): connect to the network and run the command again`;
  return `npm could not install the packages:\n${said.trim()}`;
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function npm(args) {
  const script = process.env.npm_execpath;
  const program = script ? process.execPath : 'npm';
  const first = script ? [script] : [];
  const pauses = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args, ...pauses], { cwd: root });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
