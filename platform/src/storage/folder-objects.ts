import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../db/retry.ts';
import type { ObjectStore } from './object-store.ts';

/** Objects as files of a folder that several processes may share. */
export function folderObjects(root: string): ObjectStore {
  const pathOf = (name: string) => join(root, name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const draft = `${path}.${randomUUID()}.draft`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes, { flush: true });
      // Written by rename, so that a reader sees the complete object or none, also after a kill.
      await rename(draft, path);
    },
    get: (name) => readFile(pathOf(name)).catch(nullWhereMissing),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function nullWhereMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
}
