import type { ReleaseTarget } from '../release/candidate.ts';

/**
 * How a team's machine uploads a release, with `Authorization: Bearer <token>`: get the target, begin with
 * the manifest, send the missing files, finish. Each step may be repeated; a release is invisible before it
 * is finished.
 */
export const releasePaths = {
  /** GET: `ReleaseTarget` of a module, to run the same audit locally. */
  target: '/ops/releases/target/:module',
  /** POST `ReleaseBegin`. */
  begin: '/ops/releases',
  /** PUT the bytes of one of the manifest's files. */
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
  /** The text of `release.json`, as built. */
  readonly manifest: string;
}

export interface ReleaseBegun {
  readonly upload: string;
  /** Files of the manifest that the platform does not have yet. */
  readonly missing: readonly string[];
}

export interface ReleaseFinished {
  readonly name: string;
  readonly version: string;
  /** Whether brands that follow the newest release have it at their next page. */
  readonly isNewest: boolean;
}

export type { ReleaseTarget };
