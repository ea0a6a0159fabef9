import { pathFrom } from '../start/package-sets.mjs';

/**
 * Systems on which the two commands run, as npm names them.
 * @typedef {{ os: string, cpu: string, libc?: string }} System
 * @typedef {import('../start/package-sets.mjs').Packages} Packages
 * @type {System[]}
 */
export const systems = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
];

/** @param {System} system */
export const nameOf = ({ os, cpu }) => `${os}-${cpu}`;

/**
 * Packages with a binary for each system, as a lock file lists them: what brings them, and the paths of the
 * packages for `system`. A package that has a binary for one of the systems needs one for every one.
 * @param {{ packages: Packages }} lock
 * @param {System} system
 * @returns {{ owner: string, paths: string[] }[]}
 */
export function nativePackages({ packages }, system) {
  return Object.entries(packages)
    .filter(([, { os, optional }]) => !os || !optional)
    .map(([owner, { optionalDependencies = {} }]) => ({
      owner: owner || 'croupier',
      binaries: Object.keys(optionalDependencies)
        .flatMap((name) => pathFrom(packages, owner, name) ?? [])
        .filter((path) => packages[path]?.os),
    }))
    .filter(({ binaries }) =>
      binaries.some((path) => isFor(packages[path], { os: 'linux', cpu: 'x64', libc: 'glibc' })),
    )
    .map(({ owner, binaries }) => ({
      owner,
      paths: binaries.filter((path) => isFor(packages[path], system)),
    }));
}

/**
 * What a system lacks: one line for each package without a binary for it.
 * @param {{ packages: Packages }} lock
 * @param {System} system
 */
export const missingBinaries = (lock, system) =>
  nativePackages(lock, system)
    .filter(({ paths }) => paths.length === 0)
    .map(({ owner }) => `${owner} has no binary for ${nameOf(system)} in package-lock.json`);

/**
 * @param {string[] | undefined} list
 * @param {string} value
 */
const allows = (list, value) => !list || list.includes(value);

/**
 * @param {import('../start/package-sets.mjs').LockedPackage | undefined} found
 * @param {System} system
 */
const isFor = (found, system) =>
  allows(found?.os, system.os) &&
  allows(found?.cpu, system.cpu) &&
  (!system.libc || allows(found?.libc, system.libc));
