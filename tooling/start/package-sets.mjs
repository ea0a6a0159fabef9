/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean,
 *   peer?: boolean, os?: string[], cpu?: string[], libc?: string[], dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages of a lock file: by path, workspaces and installed packages alike
 * @typedef {'site' | 'all'} PackageSet what building and running the site needs, or everything
 */

/** Workspaces of tests, measurements and stories: the site is built and run without them. */
const notOfSite = ['bench', 'e2e', 'workbench'];

/** @param {string} path */
const isInstalledPath = (path) => path.includes('node_modules/');

/** @param {Packages} packages */
export const siteWorkspaces = (packages) =>
  Object.keys(packages).filter(
    (path) => path !== '' && !isInstalledPath(path) && !notOfSite.includes(path),
  );

/**
 * The installed packages of a set, by path. Those of the site are what its workspaces depend on, directly or not.
 * @param {Packages} packages
 * @param {PackageSet} set
 * @returns {string[]}
 */
export function pathsOf(packages, set) {
  if (set === 'all') return Object.keys(packages).filter(isInstalledPath);
  const found = new Set(siteWorkspaces(packages));
  for (const path of found)
    for (const name of dependenciesOf(packages[path], isInstalledPath(path))) {
      const target = pathFrom(packages, path, name);
      if (target !== null) found.add(target);
    }
  return [...found].filter(isInstalledPath);
}

/**
 * @param {LockedPackage | undefined} entry
 * @param {boolean} isPublished the development dependencies of a published package are not installed
 */
function dependenciesOf(entry, isPublished) {
  return Object.keys({
    ...entry?.dependencies,
    ...entry?.optionalDependencies,
    ...entry?.peerDependencies,
    ...(isPublished ? {} : entry?.devDependencies),
  });
}

/**
 * Where Node would find a package: beside the owner or in a folder above; null if the lock file has it nowhere.
 * @param {Packages} packages
 * @param {string} owner
 * @param {string} name
 */
export function pathFrom(packages, owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}

/**
 * Whether a set is installed as the lock file says.
 * @param {Packages} installed
 * @param {Packages} locked
 * @param {PackageSet} set
 */
export const hasAll = (installed, locked, set) =>
  pathsOf(locked, set).every((path) => isThere(installed[path], locked[path] ?? {}));

/**
 * Whether every installed package is as the lock file says, so that others at most are missing.
 * @param {Packages} installed
 * @param {Packages} locked
 */
export const hasOnly = (installed, locked) =>
  Object.entries(installed).every(
    ([path, found]) => locked[path] !== undefined && isThere(found, locked[path]),
  );

/**
 * Packages for another system are not installed and not required.
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
