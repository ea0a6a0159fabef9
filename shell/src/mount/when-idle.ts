import { savesData } from './saves-data.ts';

/** Prefetching starts after the visible content has loaded. */
const idleAfterMs = 4_000;
/** A page in constant motion is never idle. */
const longestWaitMs = 10_000;

/** Runs some work once the page is idle; never in data-saver mode. The returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if (savesData()) return () => undefined;
  const wait = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
    else work();
  }, idleAfterMs);
  return () => clearTimeout(wait);
}
