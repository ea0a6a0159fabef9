import type { Clock } from '../../core.ts';
import type { BannerRow, ContentStore, NoticeRow } from './content.store.ts';

/**
 * Every page asks for this content; changes by another process become visible after this many milliseconds.
 */
const freshMs = 1_000;

interface Shelf {
  readonly banners: readonly BannerRow[];
  readonly notices: readonly NoticeRow[];
}

export interface ContentCache {
  current(): Promise<Shelf>;
  /** Invalidates the cache after a change in this process. */
  forget(): void;
}

/** Cache of the banners and notices of all brands, reloaded by age; simultaneous requests share one read. */
export function createContentCache(store: ContentStore, clock: Clock): ContentCache {
  let kept: { readonly at: number; readonly shelf: Promise<Shelf> } | null = null;

  async function read(now: Date): Promise<Shelf> {
    const [banners, notices] = await Promise.all([store.banners(now), store.notices(now)]);
    return { banners, notices };
  }

  return {
    current() {
      const now = clock.now();
      if (kept && Math.abs(now.getTime() - kept.at) < freshMs) return kept.shelf;
      const shelf = read(now);
      const own = { at: now.getTime(), shelf };
      kept = own;
      // A failed read is not cached; the waiting request receives the error.
      shelf.catch(() => {
        if (kept === own) kept = null;
      });
      return shelf;
    },
    forget() {
      kept = null;
    },
  };
}
