import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface ListedFile {
  /** Relative to the folder. */
  readonly path: string;
  readonly integrity: string;
  /** The content, if it differs from the file in the folder. */
  readonly content?: Buffer;
}

/** A folder cannot be stored as it is; the message says what to do. */
export class FolderRefused extends Error {
  override name = 'FolderRefused';
}

/**
 * Compression of the copies: `small` for files that many visitors load, `quick` for a developer who waits.
 */
export type Packing = 'small' | 'quick';

/**
 * Copies the listed files into a new folder beside `to`, with a brotli and a gzip copy of each text. Refuses
 * a file that does not match its integrity hash, and removes the folder.
 */
export async function draftFolder(
  from: string,
  to: string,
  files: readonly ListedFile[],
  packing: Packing = 'small',
): Promise<string> {
  const draft = `${to}.${randomUUID()}.draft`;
  try {
    for (const file of files) await pack(await storeFile(from, draft, file), packing);
    return draft;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Renames a draft to its final path, atomically; does nothing when that path exists. */
export async function placeFolder(draft: string, to: string): Promise<void> {
  const old = `${to}.${randomUUID()}.old`;
  if (!(await exists(draft))) return;
  if (await exists(to)) await rename(to, old);
  await rename(draft, to);
  await rm(old, { recursive: true, force: true });
}

/**
 * Copies the listed files to a folder that is named after their content; an existing folder has the same
 * content.
 */
export async function storeFolder(
  from: string,
  to: string,
  files: readonly ListedFile[],
  packing: Packing = 'small',
): Promise<void> {
  if (await exists(to)) return;
  const draft = await draftFolder(from, to, files, packing);
  try {
    await rename(draft, to);
  } catch (error) {
    if (!(await exists(to))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

interface StoredFile {
  readonly target: string;
  readonly bytes: Buffer;
}

async function storeFile(
  from: string,
  draft: string,
  { path, integrity, content }: ListedFile,
): Promise<StoredFile> {
  const bytes = content ?? (await readListed(join(from, path)));
  if (integrityOf(bytes) !== integrity) {
    throw new FolderRefused(`${join(from, path)} is not the file that was built: build again`);
  }
  const target = join(draft, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  return { target, bytes };
}

async function pack({ target, bytes }: StoredFile, packing: Packing): Promise<void> {
  if (!compressible.has(extname(target)) || bytes.length < 512) return;
  const { brotliQuality, gzipLevel } = pressed[packing];
  await writeFile(`${target}.br`, await brotli(bytes, brotliOptions(bytes.length, brotliQuality)));
  await writeFile(`${target}.gz`, await gzipped(bytes, { level: gzipLevel }));
}

async function readListed(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    throw new FolderRefused(`${path} is missing: build again`, { cause });
  });
}

const compressible = new Set([
  '.js',
  '.css',
  '.json',
  '.svg',
  '.html',
  '.txt',
  '.map',
  '.webmanifest',
]);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const pressed = {
  small: { brotliQuality: 11, gzipLevel: 9 },
  quick: { brotliQuality: 4, gzipLevel: 4 },
} as const satisfies Record<Packing, object>;

const brotliOptions = (length: number, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
