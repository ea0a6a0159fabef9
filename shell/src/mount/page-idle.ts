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
