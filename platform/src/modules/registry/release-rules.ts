import { contractVersion, type ModuleDescription, type ReleaseManifest } from '@croupier/contracts';
import { commonClaims, inOneLine, readManifest, satisfies } from '@croupier/contracts/release';

export type ReleaseCheck =
  | { readonly ok: true; readonly manifest: ReleaseManifest }
  | { readonly ok: false; readonly reason: string };

/** Whether a local build can work, by its manifest alone; a refusal names the first error to fix. */
export function checkRelease(text: string): ReleaseCheck {
  const read = readManifest(text);
  if (!read.ok) return { ok: false, reason: read.refusals.map(inOneLine).join('; ') };
  const { contract } = read.manifest.description;
  if (satisfies(contractVersion, contract)) return read;
  return {
    ok: false,
    reason: `it needs contract ${contract}, and this platform has ${contractVersion}`,
  };
}

/** What two modules of one brand both want to own; `null` without a conflict. */
export function routeConflictOf(one: ModuleDescription, other: ModuleDescription): string | null {
  const [clash] = commonClaims(one, other);
  return clash ? `${one.name} and ${other.name} both own ${clash}` : null;
}
