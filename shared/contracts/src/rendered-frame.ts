import type { HelpEntry } from './schemas/site.ts';
import type { SiteManifest } from './site.ts';

/** Page-specific data; a frame is rendered without it, so that many pages can share one. */
type PageOnly =
  | 'sealingKey'
  | 'serverTime'
  | 'serial'
  | 'expiresAt'
  | 'shellFiles'
  | 'ticket'
  | 'lastEventId'
  | 'canInspect'
  | 'canPoint';

/** Everything that the markup of a frame depends on. */
export interface FrameFacts {
  readonly site: Omit<SiteManifest, PageOnly>;
  /** Path and query of the page. */
  readonly url: string;
  /** The server's date, such as `2026-03-01`. */
  readonly day: string;
  /** What the page's owner shows until its code is loaded; `null` if its release has none. */
  readonly skeleton: FrameSkeleton | null;
  /** The texts of the help page; `null` on every other page. */
  readonly help: readonly HelpEntry[] | null;
}

export interface FrameSkeleton {
  readonly module: string;
  /** Name of the page or part. */
  readonly piece: string;
  readonly markup: string;
}

/** Markup of the page's root element, equal to the first render of the same release's shell. */
export type RenderFrame = (facts: FrameFacts) => Promise<string>;

/** The file of the function in a shell's release: a CommonJS file with the export `renderFrame`. */
export const renderFile = 'render/frame.cjs';
