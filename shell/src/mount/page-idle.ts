const longestWaitMs = 2_000;

/** The page has nothing to do for a moment; one that moves all the time is waited for only so long. */
export function pageIdle(): Promise<void> {
  return new Promise((rests) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => rests(), { timeout: longestWaitMs });
    else setTimeout(rests, 0);
  });
}
