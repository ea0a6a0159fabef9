import type { ReleaseManifest } from '../module-description.ts';
import { releaseManifest } from '../schemas/module-description.ts';
import type { z } from 'zod';
import { callRefusals } from './call-rules.ts';
import type { Candidate, ReleaseTarget } from './candidate.ts';
import { budgetRefusals, languageRefusals, limitRefusals, originRefusals } from './file-rules.ts';
import { placeRefusals, topicRefusals } from './ownership-rules.ts';
import { payloadRefusals } from './payload-rules.ts';
import type { Refusal } from './refusal.ts';
import { contractRefusals, sharedRefusals } from './shared-rules.ts';
import { skeletonRefusals } from './skeleton-rules.ts';

const rules: readonly ((candidate: Candidate, target: ReleaseTarget) => readonly Refusal[])[] = [
  versionRefusals,
  contractRefusals,
  sharedRefusals,
  placeRefusals,
  topicRefusals,
  payloadRefusals,
  callRefusals,
  budgetRefusals,
  languageRefusals,
  originRefusals,
  skeletonRefusals,
];

/** All reasons to refuse a release; empty if it may go live. Never rejects. */
export function auditRelease(candidate: Candidate, target: ReleaseTarget): readonly Refusal[] {
  return rules.flatMap((rule) => rule(candidate, target));
}

function versionRefusals({ manifest }: Candidate, { versions }: ReleaseTarget): readonly Refusal[] {
  return versions.includes(manifest.version) ? [versionExists(manifest)] : [];
}

export function versionExists({
  name,
  version,
}: Pick<ReleaseManifest, 'name' | 'version'>): Refusal {
  return {
    code: 'version-exists',
    reason: `${name} ${version} was released before`,
    remedy: 'raise the version in package.json: a release never changes',
  };
}

export type ManifestRead =
  | { readonly ok: true; readonly manifest: ReleaseManifest }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Parses `release.json`; returns the errors in its format, and in the description in it. */
export function readManifest(text: string): ManifestRead {
  const parsed = releaseManifest.safeParse(jsonOf(text));
  if (!parsed.success) return invalid(wordsOf(parsed.error), 'mend it, and build again');
  const { name, description, entry, needs, files } = parsed.data;
  if (description.name !== name)
    return invalid(
      `the release is of ${name}, its description of ${description.name}`,
      'give module.json the name of its folder',
    );
  const tooMuch = limitRefusals(parsed.data);
  if (tooMuch.length > 0) return { ok: false, refusals: tooMuch };
  const listed = new Set(files.map(({ path }) => path));
  const absent = [entry, ...Object.values(needs).flat()].find((file) => !listed.has(file));
  if (absent === undefined) return { ok: true, manifest: parsed.data };
  return {
    ok: false,
    refusals: [
      {
        code: 'file-missing',
        reason: `it needs ${absent}, which is not among its files`,
        remedy: 'build again and release what the build leaves behind',
      },
    ],
  };
}

function invalid(reason: string, remedy: string): ManifestRead {
  return { ok: false, refusals: [{ code: 'description-invalid', reason, remedy }] };
}

const wordsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${placeOf(path)}: ${message}`).join('; ');

/** Where a team fixes the error: the description is a separate file until the build includes it. */
function placeOf(path: readonly PropertyKey[]): string {
  const isDescription = path[0] === 'description';
  const names = isDescription ? path.slice(1) : path;
  const file = isDescription ? 'module.json' : 'release.json';
  return [file, ...(names.length > 0 ? [names.map(String).join('.')] : [])].join(' at ');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
