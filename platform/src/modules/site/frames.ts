import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type {
  FrameFacts,
  FrameSkeleton,
  HelpEntry,
  RenderFrame,
  SiteManifest,
} from '@croupier/contracts';
import { utcDay } from '../../zoned-time.ts';
import { putRecent } from './recent-entries.ts';

/** Renders what a page shows before any script has run. */
export interface Frames {
  /** Markup of the page's root; empty if the shell renders none on a server. Never rejects. */
  frameOf(page: FramedPage): Promise<string>;
}

export interface FramedPage {
  readonly site: SiteManifest;
  readonly url: string;
  readonly skeleton: FrameSkeleton | null;
  readonly help: readonly HelpEntry[] | null;
}

/** A frame is about 25 KB. */
const maxEntries = 500;
/** Longer addresses are not cached. */
const longestUrl = 400;

const renderModule = z.object({
  renderFrame: z.custom<RenderFrame>((value) => typeof value === 'function'),
});

/**
 * The render function of a shell's release, loaded from its file as an artifact: it is not part of the
 * platform.
 */
export function openRender(path: string): RenderFrame {
  const loaded: unknown = createRequire(import.meta.url)(path);
  return renderModule.parse(loaded).renderFrame;
}

/** Without a frame the browser draws the page: a failure only costs time. */
export function createFrames(
  render: RenderFrame | null,
  onFailure: (error: unknown) => void,
): Frames {
  const stored = new Map<string, Promise<string>>();

  function draw(key: string, facts: FrameFacts, renderFrame: RenderFrame): Promise<string> {
    const drawn = renderFrame(facts).catch((error: unknown) => {
      stored.delete(key);
      onFailure(error);
      return '';
    });
    putRecent(stored, { key, value: drawn, most: maxEntries });
    return drawn;
  }

  return {
    async frameOf(page) {
      if (!render || page.site.closure || page.url.length > longestUrl) return '';
      const facts = factsOf(page);
      const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64');
      const known = stored.get(key);
      if (!known) return draw(key, facts, render);
      putRecent(stored, { key, value: known, most: maxEntries });
      return known;
    },
  };
}

function factsOf({ site, url, skeleton, help }: FramedPage): FrameFacts {
  const {
    sealingKey,
    serverTime,
    serial,
    expiresAt,
    shellFiles,
    ticket,
    lastEventId,
    canInspect,
    canPoint,
    ...shared
  } = site;
  return {
    site: {
      ...shared,
      // The session's handle must not be cached.
      session: shared.session && { ...shared.session, token: '' },
    },
    url,
    day: utcDay(serverTime),
    skeleton,
    help,
  };
}
