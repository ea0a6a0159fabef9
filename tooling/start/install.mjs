import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from '../build/build-lock.mjs';
import { root } from '../build/parts.mjs';
import { runningSite } from './known-sites.mjs';
import { hasAll, hasOnly, siteWorkspaces } from './package-sets.mjs';
import { printWaiting, step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { deleteUnusedFiles, hasUnusedFiles } from './unused-files.mjs';

const installed = join(root, 'node_modules', '.package-lock.json');

/**
 * @param {string} path
 * @returns {Packages}
 */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * @typedef {import('./package-sets.mjs').Packages} Packages
 * @typedef {import('./package-sets.mjs').PackageSet} PackageSet
 */

const locked = () => packagesOf(join(root, 'package-lock.json'));

/**
 * Whether `node_modules` has the set as the lock file says; npm writes its own list last.
 * @param {PackageSet} set
 */
function isInstalled(set) {
  if (!existsSync(installed)) return false;
  return hasAll(packagesOf(installed), locked(), set);
}

/**
 * Installs if something of the set is missing; of two concurrent commands one installs, and the other finds
 * everything installed.
 * @param {PackageSet} set
 */
export async function installMissing(set) {
  if (isInstalled(set)) return;
  const work = async () => {
    if (!isInstalled(set)) await step('packages', () => install(set));
  };
  await withBuildLock(root, work, { onWait: printWaiting });
}

/**
 * Installs what the lock file says, and changes nothing but `node_modules`.
 * @param {PackageSet} set
 */
async function install(set) {
  const folder = join(root, 'node_modules');
  const wasWhole = existsSync(installed);
  const adds = wasWhole && set === 'all' && hasOnly(packagesOf(installed), locked());
  if (!adds) await refuseUnderSite();
  const error = await networkError();
  // Without npm's own list an install was interrupted, and a package may be incomplete.
  if (!wasWhole) rmSync(folder, { recursive: true, force: true });
  const source = error ? '--offline' : '--prefer-offline';
  const options = ['--include=dev', '--no-audit', '--no-fund', source, '--loglevel=error'];
  const { code, output } = adds ? await addMissing(options) : await replaceAll(set, options);
  if (code === 0 && isInstalled(set)) {
    if (set === 'site') deleteUnusedFiles(folder);
    return;
  }
  if (!wasWhole) rmSync(folder, { recursive: true, force: true });
  const isOutOfStep = code === 0 || output.includes('EUSAGE');
  throw new Refusal(isOutOfStep ? outOfStep : reasonOf(output, error));
}

/** A site that runs from this folder loads its packages while it runs: they are not taken away. */
async function refuseUnderSite() {
  const port = await runningSite();
  if (port !== null)
    throw new Refusal(
      `packages have to be replaced, and a site runs from this folder (port ${port}): stop it, and run the command again`,
    );
}

/**
 * Adds what is missing beside what is there, which a running site goes on using. Packages whose files were deleted in
 * part are installed again: none of them is read by a server.
 * @param {string[]} options
 */
function addMissing(options) {
  const paths = Object.keys(packagesOf(installed)).filter(hasUnusedFiles);
  rmSync(installed);
  for (const path of paths) rmSync(join(root, path), { recursive: true, force: true });
  return npm(['install', '--no-save', ...options]);
}

/**
 * Empties `node_modules` and installs a set.
 * @param {PackageSet} set
 * @param {string[]} options
 */
async function replaceAll(set, options) {
  rmSync(installed, { force: true });
  const putBack = keepNotes();
  const answer = await npm(['ci', ...only(set), ...options]);
  putBack();
  return answer;
}

/**
 * npm's options for a set. A peer that no workspace names itself is a bundler that we do not use.
 * @param {PackageSet} set
 */
const only = (set) =>
  set === 'all'
    ? []
    : ['--omit=peer', ...siteWorkspaces(locked()).map((path) => `--workspace=${path}`)];

/** npm empties `node_modules`: notes of finished builds and of sites stay valid, and are written again. */
function keepNotes() {
  const notes = ['croupier', 'croupier-sites'].flatMap((name) => {
    const folder = join(root, 'node_modules', '.cache', name);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.map((file) => ({ folder, file, text: readFileSync(join(folder, file), 'utf8') }));
  });
  return () => {
    for (const { folder, file, text } of notes) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  };
}

/** Makes npm link a new workspace; all its dependencies are installed already. */
export async function linkWorkspace() {
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { code, output } = await npm(['install', ...options]);
  if (code !== 0) throw new Refusal(reasonOf(output));
}

/**
 * Why the registry cannot be reached, tested once and quickly: an install would retry each package for
 * minutes. Without a network npm's cache may still be sufficient.
 */
async function networkError() {
  const { code, output } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=10000']);
  return code === 0 ? undefined : networkErrors.exec(output)?.[0];
}

const outOfStep =
  'package.json and package-lock.json do not agree: run npm install and commit the lock file';

const networkErrors =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/**
 * @param {string} output
 * @param {string} [knownError]
 */
function reasonOf(output, knownError) {
  const error = knownError ?? networkErrors.exec(output)?.[0];
  if (error)
    return `the packages could not be downloaded (${error}): connect to the network and run the command again`;
  return `npm could not install the packages:\n${output.trim()}`;
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(args) {
  const script = process.env.npm_execpath;
  const program = script ? process.execPath : 'npm';
  const first = script ? [script] : [];
  const pauses = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args, ...pauses], { cwd: root });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
