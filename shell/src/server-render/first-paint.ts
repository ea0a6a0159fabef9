/** A hidden page is not painted, and some browsers report no paint. */
const longestWaitMs = 300;

/**
 * Resolves when the server's markup is on screen. Files and code that load before the first paint would delay
 * it: on a cheap phone by half a second.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((painted) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      painted();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(painted, longestWaitMs);
  });
}
