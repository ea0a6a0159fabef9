import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  factsFile,
  readManifest,
  releaseFacts,
  type Candidate,
  type Refusal,
} from '@croupier/contracts/release';

/** A release as a build wrote it to a folder. */
export interface BuiltRelease extends Candidate {
  readonly dir: string;
  /** Text of `release.json`, and its SHA-256. */
  readonly text: string;
  readonly digest: string;
}

export type BuiltRead =
  | { readonly ok: true; readonly built: BuiltRelease }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads the data for the release checks; the files are checked when they are taken over. */
export async function readBuilt(dir: string): Promise<BuiltRead> {
  const text = await readFile(join(dir, 'release.json'), 'utf8').catch(() => null);
  if (text === null) return missing(`${dir} has no release.json`);
  const read = readManifest(text);
  if (!read.ok) return read;
  const { manifest } = read;
  const texts = new Map<string, string>();
  for (const { path } of manifest.files.filter((file) => isText(file.path))) {
    const found = await readFile(join(dir, path), 'utf8').catch(() => null);
    if (found === null) return missing(`${path} is missing`);
    texts.set(path, found);
  }
  const facts = releaseFacts.safeParse(jsonOf(texts.get(factsFile)));
  if (!facts.success)
    return missing(`${factsFile} is missing or not as the house's tools write it`);
  texts.delete(factsFile);
  const built = { dir, text, digest: digestOf(text), manifest, facts: facts.data, texts };
  return { ok: true, built };
}

const isText = (path: string) => ['.js', '.css', '.json', '.svg', '.html'].includes(extname(path));

function missing(reason: string): BuiltRead {
  const remedy = 'build it first, and release what the build leaves behind';
  return { ok: false, refusals: [{ code: 'file-missing', reason, remedy }] };
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
