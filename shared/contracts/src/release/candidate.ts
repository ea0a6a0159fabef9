import type { ModuleDescription, ReleaseManifest } from '../module-description.ts';
import type { CallContract, ReleaseFacts } from './release-facts.ts';
import type { ShellRelease } from './shell-release.ts';

/** A release to be audited. */
export interface Candidate {
  readonly manifest: ReleaseManifest;
  readonly facts: ReleaseFacts;
  /** The text files of the release, path → text. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The live releases and shells that a candidate would join. */
export interface ReleaseTarget {
  /** Shells of open pages, newest first. */
  readonly shells: readonly ShellRelease[];
  /** The live releases of other modules. */
  readonly live: readonly LiveRelease[];
  /** The calls that the platform serves; absent in the answer of an older platform. */
  readonly calls?: Readonly<Record<string, CallContract>>;
  /** Existing versions of the candidate's module. */
  readonly versions: readonly string[];
}

export interface LiveRelease {
  readonly version: string;
  readonly description: ModuleDescription;
  /** `null` for a release from before facts were stored. */
  readonly facts: ReleaseFacts | null;
}
