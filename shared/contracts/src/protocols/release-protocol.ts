import type { ReleaseTarget } from '../release/candidate.ts';

/**
 * How a team's machine brings a release in, with `Authorization: Bearer <token>`: ask what lies on the
 * table, begin with the manifest, send the files that are missing, finish. Each step may be repeated;
 * nothing can be seen of a release before it is finished.
 */
export const releasePaths = {
  /** GET: `ReleaseTarget` of a module, for the same audit at home. */
  target: '/ops/releases/target/:module',
  /** POST `ReleaseBegin`. */
  begin: '/ops/releases',
  /** PUT the bytes of a file of the manifest. */
  file: '/ops/releases/:upload/files/*',
  /** POST, without a body. */
  finish: '/ops/releases/:upload/finish',
} as const;

export interface ReleaseBegin {
  /** The text of `release.json`, as it was built. */
  readonly manifest: string;
}

export interface ReleaseBegun {
  readonly upload: string;
  /** Files of the manifest that the platform has not got yet. */
  readonly missing: readonly string[];
}

export interface ReleaseFinished {
  readonly name: string;
  readonly version: string;
}

export type { ReleaseTarget };
