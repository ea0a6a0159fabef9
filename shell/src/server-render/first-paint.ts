/** A page that nobody looks at is not painted, and some browsers do not tell. */
const longestWaitMs = 300;

/**
 * What the server drew is on screen. Files and code that come before the first picture would hold it up: on a
 * cheap phone by half a second.
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
