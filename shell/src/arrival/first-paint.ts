import { nextPaint } from '../mount/next-paint.ts';

/** A page that nobody looks at is not painted, and some browsers do not tell. */
const longestWaitMs = 300;

/**
 * What the server drew has been painted, all of it: the whole document is there when a script asks. Code that
 * comes faster than the first picture would hold it up: on a cheap phone by half a second.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return Promise.race([
    nextPaint(),
    new Promise<void>((passed) => setTimeout(passed, longestWaitMs)),
  ]);
}
