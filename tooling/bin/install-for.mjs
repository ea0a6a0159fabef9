#!/usr/bin/env node
// `npm run install-for [-- linux-arm64 …]`: installs for other systems into temporary folders, as `npm ci` does
// there, and looks whether every binary came. Takes minutes and the network.
import '../start/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/parts.mjs';
import { nameOf, nativePackages, systems } from '../check/native-packages.mjs';
import { step } from '../start/progress.mjs';
import { Refusal, runCommand } from '../start/refusal.mjs';

await runCommand(async () => {
  const words = process.argv.slice(2);
  const names = systems.map(nameOf);
  const strange = words.find((word) => !names.includes(word));
  if (strange) throw new Refusal(`there is no system '${strange}'; there are ${names.join(', ')}`);
  for (const system of systems)
    if (words.length === 0 || words.includes(nameOf(system)))
      await step(nameOf(system), async () => installFor(system));
});

/**
 * @typedef {import('../check/native-packages.mjs').System} System
 * @param {System} system
 */
function installFor(system) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-install-'));
  try {
    copyPackageFiles(folder);
    const { os, cpu } = system;
    const args = ['ci', `--os=${os}`, `--cpu=${cpu}`, '--ignore-scripts', '--include=dev'];
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    const { status, stderr } = spawnSync('npm', [...args, ...quiet], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Refusal(`npm ci for ${nameOf(system)} failed:\n${stderr.trim()}`);
    requireBinaries(folder, system);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * npm needs the lock file and each package.json, and nothing else.
 * @param {string} folder
 */
function copyPackageFiles(folder) {
  const lock = readLock(root);
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const own = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'));
  for (const path of own)
    cpSync(join(root, path, 'package.json'), join(folder, path, 'package.json'));
}

/**
 * @param {string} folder
 * @param {System} system
 */
function requireBinaries(folder, system) {
  const missing = nativePackages(readLock(root), system).filter(
    ({ paths }) => !paths.some((path) => existsSync(join(folder, path, 'package.json'))),
  );
  if (missing.length > 0)
    throw new Refusal(
      `no binary came for ${nameOf(system)} with: ${missing.map(({ owner }) => owner).join(', ')}`,
    );
}

/**
 * @param {string} folder
 * @returns {{ packages: import('../check/native-packages.mjs').Packages }}
 */
function readLock(folder) {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
}
