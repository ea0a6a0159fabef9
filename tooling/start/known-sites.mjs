import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../build/parts.mjs';
import { isTaken } from './ports.mjs';

/** @param {string} base */
const folderIn = (base) => join(base, 'node_modules', '.cache', 'croupier-sites');
/**
 * @param {number | string} port
 * @param {string} base
 */
const fileOf = (port, base) => join(folderIn(base), `${port}.json`);

/**
 * Records where the site at this port keeps its data, for other commands of this working copy.
 * @param {{ port: number, dataDir: string }} site
 * @param {string} base
 */
export function noteSite({ port, dataDir }, base = root) {
  mkdirSync(folderIn(base), { recursive: true });
  writeFileSync(fileOf(port, base), JSON.stringify({ dataDir, pid: process.pid }));
}

/**
 * The data folder of the site that was started last at an origin of this machine; `null` if there was none.
 * @param {string} origin
 * @param {string} base
 * @returns {string | null}
 */
export function dataDirOf(origin, base = root) {
  const { hostname, port } = new URL(origin);
  const isHere = hostname === '127.0.0.1' || /(^|\.)localhost$/.test(hostname);
  const file = fileOf(port || '80', base);
  if (!isHere || !existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')).dataDir;
}

/**
 * The port of a site of this working copy that runs now; `null` if none does.
 * @param {string} base
 * @returns {Promise<number | null>}
 */
export async function runningSite(base = root) {
  const folder = folderIn(base);
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const port = Number(basename(file, '.json'));
    const { pid } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    // Another site may have the port by now, and another process the number.
    if (isAlive(pid) && (await isTaken(port))) return port;
  }
  return null;
}

/** @param {number | undefined} pid notes of older versions have none */
function isAlive(pid) {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
