import { z } from 'zod';
import type { JsonShape } from './json-shape.ts';
import { jsonShape } from './json-shape-schema.ts';

/** `shell-release.json`: what a shell's build provides to the modules on its pages. */
export interface ShellRelease {
  /** Version of the contract that it serves. */
  readonly contract: string;
  /** Shared package → the exports that it provides. */
  readonly surface: Readonly<Record<string, readonly string[]>>;
  /** Shared package → its version. */
  readonly versions: Readonly<Record<string, string>>;
  readonly topics: Readonly<Record<string, ShellTopic>>;
}

export interface ShellTopic {
  /** `platform`, `shell`, or the module that owns the fact. */
  readonly owner: string;
  /** Every module may publish it. */
  readonly isOpen: boolean;
  readonly payload: JsonShape;
}

/** Name of the file in the shell's folder. */
export const shellReleaseFile = 'shell-release.json';

export const shellRelease: z.ZodType<ShellRelease> = z.strictObject({
  contract: z.string().regex(/^\d+\.\d+$/),
  surface: z.record(z.string(), z.array(z.string())),
  versions: z.record(z.string(), z.string()),
  topics: z.record(
    z.string(),
    z.strictObject({
      owner: z.string(),
      isOpen: z.boolean(),
      payload: jsonShape,
    }),
  ),
});
