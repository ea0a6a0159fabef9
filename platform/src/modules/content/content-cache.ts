import type { Clock } from '../../core.ts';
import type { BannerRow, ContentStore, NoticeRow } from './content.store.ts';

/** Every page asks for them; what another process changed is seen so many milliseconds later. */
const freshMs = 1_000;

interface Shelf {
  readonly banners: readonly BannerRow[];
  readonly notices: readonly NoticeRow[];
}

export interface ContentCache {
  current(): Promise<Shelf>;
  /** After a change in this process. */
  forget(): void;
}

/** Banners and notices of all brands in memory, read anew by age; those who ask at once wait for one reading. */
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
      // A failed read is not kept; who waits for it hears of it.
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
