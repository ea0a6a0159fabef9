import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@croupier/contracts';
import {
  auditRelease,
  versionExists,
  inOneLine,
  type LiveRelease,
  type Refusal,
} from '@croupier/contracts/release';
import type { Core } from '../../core.ts';
import {
  draftFolder,
  FolderRefused,
  integrityOf,
  placeFolder,
  storeFolder,
  type ListedFile,
} from '../../http/file-store.ts';
import type { Live } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Archive } from './archive.ts';
import { readBuilt, type BuiltRelease } from './built-folder.ts';
import { targetOf, type ReleaseAuditContext } from './release-target.ts';
import { channelOf, localChannel } from './newest-release.ts';
import { newestOf, type RegistrySnapshot } from './registry-cache.ts';

export type PublishResult =
  | { readonly ok: true; readonly name: string; readonly version: string; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: string; readonly refusals: readonly Refusal[] };

export interface PublishUses extends ReleaseAuditContext {
  readonly core: Pick<Core, 'config' | 'clock' | 'db' | 'ids'>;
  /** `null` if the processes share the data folder. */
  readonly archive: Archive | null;
  readonly live: Live;
}

/** Folder of a release's files. */
export const folderOf = (dataDir: string, name: string, version: string) =>
  join(dataDir, 'modules', name, version);

/** Takes one built folder into the registry, for a team. An existing version is refused. */
export async function releaseFolder(
  dir: string,
  team: string,
  uses: PublishUses,
): Promise<PublishResult> {
  const read = await readBuilt(dir);
  return read.ok ? take(read.built, { team, arriving: [] }, uses) : refused(dir, read.refusals);
}

/**
 * Takes in the local builds of a start, checked as the set that they will form. A known build is skipped; a
 * refused one does not block the others.
 */
export async function publishFolders(
  dirs: readonly string[],
  uses: PublishUses,
): Promise<readonly PublishResult[]> {
  const reads = await Promise.all(dirs.map(async (dir) => ({ dir, read: await readBuilt(dir) })));
  const arriving = reads.flatMap(({ read }) => (read.ok ? [liveOf(read.built)] : []));
  const published: PublishResult[] = [];
  for (const { dir, read } of reads) {
    published.push(
      read.ok ? await takeLocal(read.built, arriving, uses) : refused(dir, read.refusals),
    );
  }
  return published;
}

export const liveOf = ({ manifest, facts }: BuiltRelease): LiveRelease => ({
  version: manifest.version,
  description: manifest.description,
  facts,
});

interface PublishContext {
  /** The releasing team; `null` for local builds, which may repeat. */
  readonly team: string | null;
  readonly arriving: readonly LiveRelease[];
}

async function takeLocal(
  built: BuiltRelease,
  arriving: readonly LiveRelease[],
  uses: PublishUses,
): Promise<PublishResult> {
  const { name, version } = built.manifest;
  const known = await uses.store.release(name, version);
  if (known?.digest !== built.digest) return take(built, { team: null, arriving }, uses);
  const folder = folderOf(uses.core.config.dataDir, name, version);
  await storeFolder(built.dir, folder, filesOf(built));
  if (channelOf(version) === localChannel) await serveAgain(built, uses);
  return { ok: true, name, version, isNew: false };
}

/** A working copy that went back to an earlier state shows that state, not what was built last. */
async function serveAgain(
  { manifest: { name, version } }: BuiltRelease,
  { store, table, core }: PublishUses,
): Promise<void> {
  if (newestOf(await table.current(), name) === version) return;
  await store.dateRelease(name, version, core.clock.now());
  table.forget();
}

async function take(
  built: BuiltRelease,
  { team, arriving }: PublishContext,
  uses: PublishUses,
): Promise<PublishResult> {
  const { name, version } = built.manifest;
  const refusals = auditRelease(built, await targetOf(name, arriving, uses));
  if (refusals.length > 0) return refused(`${name} ${version}`, refusals);
  const folder = folderOf(uses.core.config.dataDir, name, version);
  const drafted = await draftOf(built, folder);
  if (!drafted.ok) return refused(`${name} ${version}`, drafted.refusals);
  try {
    return await place(built, { draft: drafted.draft, folder, team }, uses);
  } finally {
    await rm(drafted.draft, { recursive: true, force: true });
  }
}

function refused(what: string, refusals: readonly Refusal[]): PublishResult {
  return { ok: false, reason: `${what}: ${refusals.map(inOneLine).join('; ')}`, refusals };
}

interface Placing {
  readonly draft: string;
  readonly folder: string;
  readonly team: string | null;
}

/** Files are written first: every release in the table can be served. */
async function place(
  built: BuiltRelease,
  { draft, folder, team }: Placing,
  { store, table, core, archive, live }: PublishUses,
): Promise<PublishResult> {
  const { manifest, digest } = built;
  const { name, version } = manifest;
  await archive?.keep(draft, { manifest, digest });
  const followers = followersOf(built, await table.current(), core.clock.now());
  const isNew = await core.db.transaction(async (tx) => {
    const isAdded = await store.addRelease(tx, rowOf(built, core.clock.now()));
    if (!isAdded) return false;
    if (team !== null) await recordAudit(tx, core, { name: team }, auditRecordOf(manifest));
    for (const brand of followers) await live.publish(tx, 'site.changed', { brand }, { brand });
    // Within the transaction: other publishers of this version wait, and at commit the files are in place.
    await placeFolder(draft, folder);
    return true;
  });
  table.forget();
  if (isNew) return { ok: true, name, version, isNew };
  const kept = await store.release(name, version);
  // Two processes that start at once publish the same builds.
  return team === null && kept?.digest === digest
    ? { ok: true, name, version, isNew }
    : refused(`${name} ${version}`, [versionExists(manifest)]);
}

/** Brands whose next page has the new release: those that follow the newest one, where it is that. */
function followersOf(
  { manifest }: BuiltRelease,
  { releases, placements }: RegistrySnapshot,
  now: Date,
): readonly string[] {
  const { name: module, version } = manifest;
  const after = [...releases, { module, version, bytes: 0n, released_at: now }];
  if (newestOf({ releases: after }, module) !== version) return [];
  return placements
    .filter((one) => one.module === module && one.version === null && one.is_enabled)
    .map(({ brand }) => brand);
}

type DraftResult =
  | { readonly ok: true; readonly draft: string }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

function filesOf({ text, manifest }: BuiltRelease): readonly ListedFile[] {
  return [...manifest.files, { path: 'release.json', integrity: integrityOf(Buffer.from(text)) }];
}

async function draftOf(built: BuiltRelease, folder: string): Promise<DraftResult> {
  try {
    const draft = await draftFolder(built.dir, folder, filesOf(built));
    const lied = await understated(draft, built.manifest);
    if (lied === null) return { ok: true, draft };
    await rm(draft, { recursive: true, force: true });
    return altered(`${lied} is larger than release.json says`);
  } catch (error) {
    if (error instanceof FolderRefused) return altered(error.message);
    throw error;
  }
}

/** Compressors differ by a few bytes; stating a smaller number must not help to meet a budget. */
const toleranceBytes = 128;

async function understated(draft: string, { files }: ReleaseManifest): Promise<string | null> {
  for (const { path, brotliBytes } of files) {
    const packed = await stat(join(draft, `${path}.br`)).catch(() => null);
    if (packed && packed.size > brotliBytes * 1.05 + toleranceBytes) return path;
  }
  return null;
}

function altered(reason: string): DraftResult {
  const remedy = 'build again, and change nothing by hand';
  return { ok: false, refusals: [{ code: 'file-altered', reason, remedy }] };
}

function rowOf({ manifest, facts, digest }: BuiltRelease, now: Date) {
  return {
    module: manifest.name,
    version: manifest.version,
    manifest,
    facts,
    digest,
    bytes: manifest.files.reduce((sum, file) => sum + BigInt(file.bytes), 0n),
    released_at: now,
  };
}

const auditRecordOf = ({ name, version }: ReleaseManifest) => ({
  action: 'module.released',
  subject: name,
  before: '',
  after: version,
  note: '',
});
