import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import type { ReleaseManifest } from '@croupier/contracts';
import { exists, integrityOf, placeFolder } from '../../http/file-store.ts';
import type { ObjectStore } from '../../storage/index.ts';

/** Releases in a storage that all processes share; each process keeps a copy of those that it serves. */
export interface Archive {
  /** Stores every file of a finished folder. */
  keep(folder: string, release: ArchivedRelease): Promise<void>;
  /** Copies a release's files into a folder, if they are not there yet. */
  download(folder: string, release: ArchivedRelease): Promise<void>;
}

export interface ArchivedRelease {
  readonly manifest: ReleaseManifest;
  /** Two contents under one version cannot collide: the digest is part of their names. */
  readonly digest: string;
}

export function archiveIn(objects: ObjectStore): Archive {
  const nameOf = ({ manifest, digest }: ArchivedRelease, path: string) =>
    `releases/${manifest.name}/${manifest.version}/${digest.slice(0, 16)}/${path}`;
  const listName = (release: ArchivedRelease) => nameOf(release, '.files.json');

  return {
    async keep(folder, release) {
      const paths = await filesIn(folder);
      for (const path of paths)
        await objects.put(nameOf(release, path), await readFile(join(folder, path)));
      // The list is written last: a release with a list is complete.
      await objects.put(listName(release), Buffer.from(JSON.stringify(paths)));
    },

    async download(folder, release) {
      if (await exists(folder)) return;
      const list = await objects.get(listName(release));
      if (!list) throw new Error(`${listName(release)} is not in the storage`);
      const draft = `${folder}.${randomUUID()}.draft`;
      try {
        for (const path of pathsOf(list, release.manifest)) {
          const bytes = await objects.get(nameOf(release, path));
          await writeChecked({ draft, path, bytes }, release.manifest);
        }
        await placeFolder(draft, folder);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

interface UploadedFile {
  readonly draft: string;
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

async function writeChecked(
  { draft, path, bytes }: UploadedFile,
  { files }: ReleaseManifest,
): Promise<void> {
  const listed = files.find((file) => file.path === path);
  if (!bytes || (listed && integrityOf(bytes) !== listed.integrity))
    throw new Error(`${path} in the storage is not the file that was released`);
  await mkdir(dirname(join(draft, path)), { recursive: true });
  await writeFile(join(draft, path), bytes);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The listed names that belong to the release: its files, each with its compressed copies. */
function pathsOf(list: Uint8Array, { files }: ReleaseManifest): readonly string[] {
  const own = new Set(['release.json', ...files.map(({ path }) => path)]);
  const paths: unknown = JSON.parse(new TextDecoder().decode(list));
  return Array.isArray(paths)
    ? paths.map(String).filter((path) => own.has(path.replace(/\.(br|gz)$/, '')))
    : [];
}
