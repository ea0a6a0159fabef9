import { afterPictureId } from '@croupier/contracts';

/** A hidden page is not painted, and some browsers report no paint. */
const longestWaitMs = 300;

/**
 * Resolves when the server's markup is on screen. Files and code that load before the first paint would delay
 * it: on a slow phone by half a second.
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

/**
 * Fetches the next files of the page in parallel; the platform lists them before any code of the page has
 * run.
 */
export function preloadFiles(): void {
  const template = document.getElementById(afterPictureId);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}

/** A pause between two steps of a start: pending input and painting come first. */
export const yieldToMain = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
