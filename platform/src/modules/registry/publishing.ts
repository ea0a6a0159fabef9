import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import {
  draftFolder,
  exists,
  FolderRefused,
  integrityOf,
  placeFolder,
} from '../../http/file-store.ts';
import type { RegistryStore } from './registry.store.ts';
import { checkRelease, clashOf } from './release-rules.ts';
import { modulesOf, servingOf, type TableKeeper } from './table.ts';

export type Published =
  | { readonly ok: true; readonly name: string; readonly version: string; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: string };

interface Uses {
  readonly store: RegistryStore;
  readonly table: TableKeeper;
  readonly core: Pick<Core, 'config' | 'clock' | 'db'>;
}

/** Folder of a release's files. */
export const folderOf = (dataDir: string, name: string, version: string) =>
  join(dataDir, 'modules', name, version);

/** Takes a built folder into the registry. The files come first: what the table names can be served. */
export async function publishFolder(dir: string, uses: Uses): Promise<Published> {
  const text = await readFile(join(dir, 'release.json'), 'utf8').catch(() => null);
  if (text === null) return { ok: false, reason: `${dir} has no release.json: build it first` };
  const checked = checkRelease(text);
  if (!checked.ok) return { ok: false, reason: `${dir}: ${checked.reason}` };
  try {
    return await take({ dir, text, manifest: checked.manifest }, uses);
  } catch (error) {
    if (error instanceof FolderRefused) return { ok: false, reason: error.message };
    throw error;
  }
}

interface Candidate {
  readonly dir: string;
  readonly text: string;
  readonly manifest: ReleaseManifest;
}

async function take(
  { dir, text, manifest }: Candidate,
  { store, table, core }: Uses,
): Promise<Published> {
  const { name, version } = manifest;
  const digest = createHash('sha256').update(text).digest('hex');
  const known = await store.release(name, version);
  if (known && known.digest !== digest) return otherContent(manifest);
  const folder = folderOf(core.config.dataDir, name, version);
  if (known && (await exists(join(folder, 'release.json'))))
    return { ok: true, name, version, isNew: false };

  const clash = known ? null : await clashOnFollowers(manifest, table);
  if (clash) return { ok: false, reason: `${name} ${version}: ${clash}` };
  const own = { path: 'release.json', integrity: integrityOf(Buffer.from(text)) };
  const draft = await draftFolder(dir, folder, [...manifest.files, own]);
  try {
    const isNew = await core.db.transaction(async (tx) => {
      const isAdded = await store.addRelease(
        tx,
        rowOf({ manifest, digest, now: core.clock.now() }),
      );
      // Inside: whoever else publishes this version waits, and what commits has its files in place.
      if (isAdded || known) await placeFolder(draft, folder);
      return isAdded;
    });
    table.forget();
    const kept = await store.release(name, version);
    return kept?.digest === digest ? { ok: true, name, version, isNew } : otherContent(manifest);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function rowOf({
  manifest,
  digest,
  now,
}: {
  readonly manifest: ReleaseManifest;
  readonly digest: string;
  readonly now: Date;
}) {
  const bytes = manifest.files.reduce((sum, file) => sum + BigInt(file.bytes), 0n);
  return {
    module: manifest.name,
    version: manifest.version,
    manifest,
    digest,
    bytes,
    released_at: now,
  };
}

function otherContent({ name, version }: ReleaseManifest): Published {
  return {
    ok: false,
    reason: `${name} ${version} was released with other content: give this build a version of its own`,
  };
}

/** A brand that follows the newest release gets this one at once: it must get along with that brand's others. */
async function clashOnFollowers(
  manifest: ReleaseManifest,
  table: TableKeeper,
): Promise<string | null> {
  const now = await table.current();
  const followers = now.placements.filter(
    ({ module, version, is_enabled }) => module === manifest.name && version === null && is_enabled,
  );
  for (const { brand } of followers) {
    for (const other of modulesOf(now).filter((module) => module !== manifest.name)) {
      const placement = now.placements.find((one) => one.brand === brand && one.module === other);
      const version = servingOf(now, placement);
      const clash = version
        ? clashOf(manifest.description, (await table.manifest(other, version)).description)
        : null;
      if (clash) return `${clash} on ${brand}`;
    }
  }
  return null;
}
