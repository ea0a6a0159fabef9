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

const megabyte = 1_024 * 1_024;

/** What one release may hold: the largest of this repository has 40 files and less than a megabyte. */
export const releaseLimits = {
  files: 500,
  fileBytes: 5 * megabyte,
  /** All files together. */
  totalBytes: 20 * megabyte,
  manifestBytes: megabyte,
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
  /** Whether brands that follow the newest release have it at their next page. */
  readonly isNewest: boolean;
}

export type { ReleaseTarget };
