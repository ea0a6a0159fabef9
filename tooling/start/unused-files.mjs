import { readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Only a debugger inside a library, its own tests and its readers open these. */
const unusedAnywhere = [
  /\.(?:[cm]?[jt]s|css)\.map$/,
  /\.(?:test|spec)\.[cm]?[jt]sx?$/,
  /^(?!.*(?:licen[cs]e|notice|copying)).*\.md$/i,
];

/**
 * What large packages publish for others: demonstrations, and the same code for runtimes and module systems that
 * neither Node nor our bundler asks for here. By package, as paths within it.
 * @type {Readonly<Record<string, RegExp>>}
 */
const unusedIn = {
  '@firebase/auth': /^dist\/(?:browser-cjs|cordova|rn|scripts|test|web-extension-\w+)\//,
  'date-fns': /\.(?:cjs|d\.cts)$|(?:^|\/)cdn(?:\.min)?\.js$/,
  'gifuct-js': /^demo\//,
  'js-binary-schema-parser': /^example\//,
  'pixi.js': /^(?:dist|skills)\/|^lib\/.*\.js$/,
  rxjs: /^(?:src|dist\/(?:bundles|esm5))\//,
};

/**
 * Deletes from a folder of installed packages the files that running and building the site never read: a quarter of
 * the whole. Links to workspaces are not followed.
 * @param {string} folder
 */
export function deleteUnusedFiles(folder) {
  for (const path of filesIn(folder))
    if (isUnused(relative(folder, path).split(sep).join('/'))) rmSync(path);
}

/**
 * Not `readdirSync` with `recursive`: newer lines of Node follow links with it, and these lead to our own sources.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * Whether files of an installed package may have been deleted that others than the site read.
 * @param {string} path such as `node_modules/pixi.js`
 */
export const hasUnusedFiles = (path) => nameOf(path) in unusedIn;

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {string} path below `node_modules` */
function isUnused(path) {
  const [, name = '', inside = ''] =
    /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(`node_modules/${path}`) ?? [];
  return unusedAnywhere.some((rule) => rule.test(inside)) || unusedIn[name]?.test(inside) === true;
}
