import { savesData } from './saves-data.ts';

/** What is not asked for yet comes after what is in sight has had the line for itself. */
const idleAfterMs = 4_000;
/** A page that moves all the time is never quite idle. */
const longestWaitMs = 10_000;

/** Does some work once the page has nothing to do; never for a visitor who saves data. Ends by the returned function. */
export function whenIdle(work: () => void): () => void {
  if (savesData()) return () => undefined;
  const wait = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
    else work();
  }, idleAfterMs);
  return () => clearTimeout(wait);
}
