/** A page that nobody looks at is not painted, and some browsers do not tell. */
const longestWaitMs = 300;

/**
 * What the server drew is on screen. Code that comes faster than the first picture would hold it up: on
 * a cheap phone by half a second.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden' || !tellsPaints()) return Promise.resolve();
  return new Promise((painted) => {
    setTimeout(painted, longestWaitMs);
    // Of the whole frame, and not of its first lines: a picture is told of once it has been shown.
    const watch = new PerformanceObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => painted()));
    });
    watch.observe({ type: 'paint', buffered: true });
  });
}

const tellsPaints = () =>
  'PerformanceObserver' in window &&
  (PerformanceObserver.supportedEntryTypes ?? []).includes('paint');
