import { randomUUID } from 'node:crypto';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  auditRelease,
  compiledCalls,
  inOneLine,
  shellRelease,
  shellReleaseFile,
  type LiveRelease,
  type Refusal,
  type ShellRelease,
} from '@croupier/contracts/release';
import type { Core } from '../../core.ts';
import { exists, FolderRefused, placeFolder } from '../../http/file-store.ts';
import { digestOf, readBuilt } from './built-folder.ts';
import { liveOf } from './publishing.ts';
import { liveReleases, type ReleaseAuditContext } from './release-target.ts';

export interface AcceptedShell {
  /** Folder of the shell to serve. */
  readonly dir: string;
  /** Why the offered shell was refused; then `dir` is the last admitted one. */
  readonly refused: readonly string[];
}

interface Uses extends ReleaseAuditContext {
  readonly core: Pick<Core, 'config' | 'clock' | 'log'>;
}

/**
 * Takes in a built shell, unless it breaks a live module: then the previous shell stays. Local builds of the
 * same start are checked instead of the releases that they replace.
 */
export async function acceptShell(uses: Uses): Promise<AcceptedShell> {
  const { shells, core } = uses;
  const { shellDir, dataDir, releaseDirs } = core.config;
  const { digest, release } = await readShell(shellDir);
  const now = core.clock.now();
  const [last] = await shells.live(now);
  const folder = (of: string) => join(dataDir, 'shells', of);
  if (last && last.digest !== digest && (await exists(folder(last.digest)))) {
    const live = await liveReleases(await arrivingFrom(releaseDirs), uses);
    const refused = refusalsOf(release, live);
    if (refused.length > 0) {
      const reasons = { reasons: refused };
      core.log.error(reasons, 'this shell would break live modules: the last one stays');
      return { dir: folder(last.digest), refused };
    }
  }
  await keep(shellDir, folder(digest));
  await shells.admit(digest, release, now);
  return { dir: folder(digest), refused: [] };
}

async function readShell(dir: string): Promise<{ digest: string; release: ShellRelease }> {
  const text = await textOf(join(dir, shellReleaseFile));
  const parsed = shellRelease.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new FolderRefused(`${join(dir, shellReleaseFile)} is of another version: build again`);
  const assets = await textOf(join(dir, 'assets.json'));
  return { digest: digestOf(`${text}\n${assets}`).slice(0, 32), release: parsed.data };
}

async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new FolderRefused(`${path} is missing: build the shell first (npm run build)`, { cause });
  });
}

async function arrivingFrom(dirs: readonly string[]): Promise<readonly LiveRelease[]> {
  const reads = await Promise.all(dirs.map(readBuilt));
  return reads.flatMap((read) => (read.ok ? [liveOf(read.built)] : []));
}

/** The release audit, run on every live module with this shell. */
export function refusalsOf(shell: ShellRelease, live: readonly LiveRelease[]): readonly string[] {
  return live.flatMap((release) =>
    againstShell(shell, release).map(
      (refusal) => `${release.description.name} ${release.version}: ${inOneLine(refusal)}`,
    ),
  );
}

/** A module's own file sizes and contents were checked at its release. */
function againstShell(shell: ShellRelease, { version, description, facts }: LiveRelease) {
  if (!facts) return [];
  const manifest = {
    name: description.name,
    version,
    entry: '',
    global: '',
    needs: {},
    files: [],
    description,
  };
  const target = { shells: [shell], calls: compiledCalls(), live: [], versions: [] };
  return auditRelease({ manifest, facts, texts: new Map() }, target).filter(isAboutShell);
}

const isAboutShell = ({ code }: Refusal) => code !== 'language-missing';

async function keep(from: string, to: string): Promise<void> {
  if (await exists(to)) return;
  const draft = `${to}.${randomUUID()}.draft`;
  try {
    await cp(from, draft, { recursive: true });
    await placeFolder(draft, to);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
