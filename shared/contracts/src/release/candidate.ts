import type { ModuleDescription, ReleaseManifest } from '../module-description.ts';
import type { ReleaseFacts } from './release-facts.ts';
import type { ShellRelease } from './shell-release.ts';

/** A release that wants to go live. */
export interface Candidate {
  readonly manifest: ReleaseManifest;
  readonly facts: ReleaseFacts;
  /** The text files of the release, path → text. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What a candidate would go live beside. */
export interface ReleaseTarget {
  /** Shells whose pages are open, the newest first. */
  readonly shells: readonly ShellRelease[];
  /** The releases that brands serve, of other modules. */
  readonly live: readonly LiveRelease[];
  /** Versions of the candidate's module that exist. */
  readonly versions: readonly string[];
}

export interface LiveRelease {
  readonly version: string;
  readonly description: ModuleDescription;
  /** `null` for a release that was made before releases kept their facts. */
  readonly facts: ReleaseFacts | null;
}
