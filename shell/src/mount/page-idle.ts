const longestWaitMs = 2_000;

/**
 * Resolves when the page is idle for a moment; a page in constant motion is awaited only for a limited time.
 */
export function pageIdle(): Promise<void> {
  return new Promise((rests) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => rests(), { timeout: longestWaitMs });
    else setTimeout(rests, 0);
  });
}

/** Prefetching starts after the visible content has loaded. */
const idleAfterMs = 4_000;
/** A page in constant motion is never idle. */
const longestIdleWaitMs = 10_000;

/** Runs some work once the page is idle; never in data-saver mode. The returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if (savesData()) return () => undefined;
  const wait = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestIdleWaitMs });
    else work();
  }, idleAfterMs);
  return () => clearTimeout(wait);
}

/** Whether the visitor enabled data saving in the browser: then nothing is prefetched. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'saveData') === true;
}
