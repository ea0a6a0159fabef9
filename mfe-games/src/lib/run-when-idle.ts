import { flushSync } from 'react-dom';

/** What waits for the page to have nothing more urgent to do, in the order in which it came. */
const waiting = new Set<() => void>();
/** A picture takes about this long on a phone; less time than this is left to the next frame. */
const leastMs = 6;
/** Longer at a stretch, and a key that is pressed meanwhile waits for it. */
const mostMs = 8;
/** Where the browser tells nothing about rest. */
const frameMs = 16;
let isAsked = false;
/** Who types reads names: what waits goes on once the keys rest. On a phone one comes every third of a second. */
const typingMs = 450;
let heldUntil = 0;

/** Does it when its turn comes, never in a frame that is busy; the function that is returned takes it back. */
export function runWhenIdle(act: () => void): () => void {
  waiting.add(act);
  ask();
  return () => void waiting.delete(act);
}

/** Somebody types: nothing is done meanwhile that the next key would have to wait for. */
export function pauseIdleRuns(): void {
  heldUntil = performance.now() + typingMs;
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  const heldMs = heldUntil - performance.now();
  if (heldMs > 0) window.setTimeout(askAgain, heldMs);
  else askOnce();
}

function askAgain(): void {
  isAsked = false;
  ask();
}

function askOnce(): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(take);
  else window.setTimeout(() => take(), frameMs);
}

function take(rest?: IdleDeadline): void {
  isAsked = false;
  const start = performance.now();
  if (start < heldUntil) return ask();
  do {
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    // Drawn now, so that the time it took counts.
    flushSync(next);
  } while (performance.now() - start < mostMs && (rest?.timeRemaining() ?? 0) > leastMs);
  ask();
}
