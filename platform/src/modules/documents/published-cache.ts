import type { Clock } from '../../core.ts';

/** Changes by another process become visible after this many milliseconds. */
const freshMs = 1_000;

export interface PublishedCache<Document> {
  current(): Promise<readonly Document[]>;
  /** Invalidates the cache after a change in this process. */
  invalidate(): void;
}

/**
 * Cache of the published documents of a kind of all brands, reloaded by age, because pages ask for them often;
 * simultaneous requests share one read.
 */
export function createPublishedCache<Document>(
  clock: Clock,
  read: (now: Date) => Promise<readonly Document[]>,
): PublishedCache<Document> {
  let cached: { readonly at: number; readonly documents: Promise<readonly Document[]> } | null =
    null;

  return {
    current() {
      const now = clock.now();
      if (cached && Math.abs(now.getTime() - cached.at) < freshMs) return cached.documents;
      const documents = read(now);
      const own = { at: now.getTime(), documents };
      cached = own;
      // A failed read is not cached; the waiting request receives the error.
      documents.catch(() => {
        if (cached === own) cached = null;
      });
      return documents;
    },
    invalidate() {
      cached = null;
    },
  };
}
