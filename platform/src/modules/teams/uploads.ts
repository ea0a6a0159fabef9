import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseBegun, ReleaseFinished, ReleaseManifest } from '@croupier/contracts';
import { inOneLine, readManifest, versionExists, type Refusal } from '@croupier/contracts/release';
import type { Core } from '../../core.ts';
import { integrityOf } from '../../http/file-store.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { ObjectStore } from '../../storage/index.ts';
import { digestOf, type Registry } from '../registry/index.ts';
import type { TeamsStore, UploadRow } from './teams.store.ts';
import { notYours, type Team } from './tokens.ts';

export interface UploadUses {
  readonly store: TeamsStore;
  readonly objects: ObjectStore;
  readonly registry: Pick<Registry, 'releaseFolder' | 'releaseTarget' | 'newestVersion'>;
  readonly core: Pick<Core, 'clock' | 'config'>;
}

type Failure = 'release-refused' | 'forbidden' | 'not-found';

/** Takes the manifest, and returns which of its files are missing. A repeated call changes nothing. */
export async function beginUpload(
  text: string,
  team: Team,
  uses: UploadUses,
): Promise<Outcome<ReleaseBegun, Failure>> {
  const read = readManifest(text);
  if (!read.ok) return refuse(read.refusals);
  const { manifest } = read;
  if (!team.mayRelease(manifest.name)) return notYours(manifest.name);
  const { versions } = await uses.registry.releaseTarget(manifest.name);
  if (versions.includes(manifest.version)) return refuse([versionExists(manifest)]);
  const digest = digestOf(text);
  await uses.store.addUpload({
    digest,
    module: manifest.name,
    version: manifest.version,
    manifest: text,
    begun_at: uses.core.clock.now(),
  });
  const missing: string[] = [];
  for (const { path } of manifest.files)
    if (!(await uses.objects.has(objectName(digest, path)))) missing.push(path);
  return done({ upload: digest, missing });
}

export interface ArrivedFile {
  readonly upload: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Stores a file if it matches the manifest. */
export async function takeFile(
  { upload, path, bytes }: ArrivedFile,
  team: Team,
  uses: UploadUses,
): Promise<Outcome<null, Failure>> {
  const found = await manifestOf(upload, team, uses);
  if (!found.ok) return found;
  const listed = found.value.files.find((file) => file.path === path);
  if (!listed) return fail('not-found', { detail: `${path} is not in the manifest.` });
  if (listed.bytes !== bytes.length || listed.integrity !== integrityOf(bytes)) {
    const reason = `${path} arrived and is not the file that was built`;
    return refuse([{ code: 'file-altered', reason, remedy: 'send it again' }]);
  }
  await uses.objects.put(objectName(upload, path), bytes);
  return done(null);
}

/** Publishes the complete release in the release store, or refuses it with all reasons. */
export async function finishUpload(
  upload: string,
  team: Team,
  uses: UploadUses,
): Promise<Outcome<ReleaseFinished, Failure>> {
  const row = await uses.store.upload(upload);
  const found = await manifestOf(upload, team, uses);
  if (!row || !found.ok) return found.ok ? unknownUpload : found;
  const parent = join(uses.core.config.dataDir, 'arriving');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'release-'));
  try {
    const absent = await assemble(folder, row, found.value, uses.objects);
    if (absent) return refuse([stillMissing(absent)]);
    const published = await uses.registry.releaseFolder(folder, `team ${team.name}`);
    if (!published.ok) return refuse(published.refusals);
    await deleteUpload(row, uses);
    const { name, version } = published;
    const isNewest = (await uses.registry.newestVersion(name)) === version;
    return done({ name, version, isNewest });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes an upload with its files. */
export async function deleteUpload(
  { digest, manifest }: UploadRow,
  { store, objects }: Pick<UploadUses, 'store' | 'objects'>,
): Promise<void> {
  const read = readManifest(manifest);
  const files = read.ok ? read.manifest.files : [];
  for (const { path } of files) await objects.remove(objectName(digest, path));
  await store.dropUpload(digest);
}

async function manifestOf(
  upload: string,
  team: Team,
  { store }: UploadUses,
): Promise<Outcome<ReleaseManifest, Failure>> {
  const row = await store.upload(upload);
  const read = row && readManifest(row.manifest);
  if (!read?.ok) return unknownUpload;
  return team.mayRelease(read.manifest.name) ? done(read.manifest) : notYours(read.manifest.name);
}

/** The first file that has not arrived; `null` if all are in the folder. */
async function assemble(
  folder: string,
  { digest, manifest: text }: UploadRow,
  { files }: ReleaseManifest,
  objects: ObjectStore,
): Promise<string | null> {
  await writeFile(join(folder, 'release.json'), text);
  for (const { path } of files) {
    const bytes = await objects.get(objectName(digest, path));
    if (!bytes) return path;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return null;
}

const objectName = (digest: string, path: string) => `uploads/${digest}/${path}`;

function refuse(refusals: readonly Refusal[]) {
  return fail('release-refused', { detail: refusals.map(inOneLine).join('; '), refusals });
}

const unknownUpload = fail('not-found', {
  detail: 'This upload was not begun, or it is over: begin again.',
});

const stillMissing = (path: string): Refusal => ({
  code: 'file-missing',
  reason: `${path} has not arrived`,
  remedy: 'begin again, and send what is missing',
});
