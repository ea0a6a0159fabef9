import { flushSync } from 'react-dom';

/** Actions that wait until the page is idle, in order of arrival. */
const waiting = new Set<() => void>();
/**
 * A picture takes about this long on a phone; an action runs only if the frame has at least this time left.
 */
const leastMs = 6;
/** A longer run would delay a key that is pressed meanwhile. */
const mostMs = 8;
/** For browsers without an idle callback. */
const frameMs = 16;
let isAsked = false;
/**
 * A visitor who types reads names: the queue continues after typing stops. On a phone a key press comes every
 * third of a second.
 */
const typingMs = 450;
let heldUntil = 0;

/** Runs the action in its turn, never in a busy frame; the returned function cancels it. */
export function runWhenIdle(act: () => void): () => void {
  waiting.add(act);
  ask();
  return () => void waiting.delete(act);
}

/** Call on each key press: no action runs meanwhile, so that the next key press is not delayed. */
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
    // Renders now, so that the elapsed time counts.
    flushSync(next);
  } while (performance.now() - start < mostMs && (rest?.timeRemaining() ?? 0) > leastMs);
  ask();
}
