import type { HelpEntry } from './calls/site.ts';
import type { SiteManifest } from './site.ts';

/** What is of one page alone; a frame is drawn without it, so that many pages can share one. */
type PageOnly =
  | 'sealingKey'
  | 'serverTime'
  | 'serial'
  | 'expiresAt'
  | 'shellFiles'
  | 'ticket'
  | 'canInspect'
  | 'canPoint';

/** All that the markup of a frame depends on. */
export interface FrameFacts {
  readonly site: Omit<SiteManifest, PageOnly>;
  /** Path and query of the page. */
  readonly url: string;
  /** The day as the server has it, as `2026-03-01`. */
  readonly day: string;
  /** What the owner of the page shows until its code has come; `null` where its release has none. */
  readonly skeleton: FrameSkeleton | null;
  /** What the help page says; `null` on every other page. */
  readonly help: readonly HelpEntry[] | null;
}

export interface FrameSkeleton {
  readonly module: string;
  /** Name of the page or part. */
  readonly piece: string;
  readonly markup: string;
}

/** Markup of the page's root element, as the shell of the same release draws it first. */
export type RenderFrame = (facts: FrameFacts) => Promise<string>;

/** Where a shell's release keeps the function, as a CommonJS file with the export `renderFrame`. */
export const renderFile = 'render/frame.cjs';
