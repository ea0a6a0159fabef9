import { contractVersion, type ModuleDescription, type ReleaseManifest } from '@croupier/contracts';
import { releaseManifest } from '@croupier/contracts/schemas';
import { z } from 'zod';

export type Checked =
  | { readonly ok: true; readonly manifest: ReleaseManifest }
  | { readonly ok: false; readonly reason: string };

/** Whether a release can work at all, by its manifest alone; a refusal says the first thing to mend. */
export function checkRelease(text: string): Checked {
  const parsed = releaseManifest.safeParse(jsonOf(text));
  if (!parsed.success)
    return refused(
      `release.json is not valid: ${z.prettifyError(parsed.error).replace(/\s+/g, ' ')}`,
    );
  const manifest = parsed.data;
  const { name, description } = manifest;
  if (description.name !== name)
    return refused(`the release is of ${name}, its description of ${description.name}`);
  if (!fits(description.contract)) {
    return refused(
      `it needs contract ${description.contract}, and this platform has ${contractVersion}`,
    );
  }
  const unlisted = unlistedFile(manifest);
  return unlisted
    ? refused(`it needs ${unlisted}, which is not among its files`)
    : { ok: true, manifest };
}

const refused = (reason: string): Checked => ({ ok: false, reason });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `^1.2` fits a contract 1.x with x of at least 2. */
function fits(range: string): boolean {
  const [major, minor = 0] = range.slice(1).split('.').map(Number);
  const [ourMajor, ourMinor = 0] = contractVersion.split('.').map(Number);
  return major === ourMajor && minor <= ourMinor;
}

function unlistedFile({ entry, needs, files }: ReleaseManifest): string | null {
  const listed = new Set(files.map(({ path }) => path));
  return [entry, ...Object.values(needs).flat()].find((file) => !listed.has(file)) ?? null;
}

/** What two modules of one brand both want to own; `null` where they get along. */
export function clashOf(one: ModuleDescription, other: ModuleDescription): string | null {
  const claims = claimsOf(other);
  const clash = claimsOf(one).find((claim) => claims.includes(claim));
  return clash ? `${one.name} and ${other.name} both own ${clash}` : null;
}

/** `/a/:x` and `/a/:y` are one path. */
function claimsOf({ routes, overlays }: ModuleDescription): string[] {
  return [
    ...routes.map(({ path }) => `the path ${path.replace(/:[^/]+/g, ':')}`),
    ...overlays.map(({ overlay }) => `the overlay ${overlay}`),
  ];
}
