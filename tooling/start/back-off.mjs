const firstMs = 500;
const longestMs = 30_000;
const stableMs = 60_000;

/** `RESTART_PAUSE_AT_MOST_MS`: a test that kills processes many times does not wait half a minute each time. */
const pauseAtMostMs = Number(process.env.RESTART_PAUSE_AT_MOST_MS) || longestMs;

/**
 * Pauses between the attempts to start something: each is twice as long as the last one, up to half a
 * minute. A run that lasted a minute counts as stable, and the next pause is the first one again.
 * @param {() => number} now milliseconds of a clock that never goes back
 * @param {number} atMostMs the longest pause
 */
export function backOff(now = () => performance.now(), atMostMs = pauseAtMostMs) {
  let failures = 0;
  let startedAt = now();
  let isRunning = true;
  return {
    started() {
      startedAt = now();
      isRunning = true;
    },
    /** Milliseconds to wait before the next attempt. */
    next() {
      if (isRunning && now() - startedAt >= stableMs) failures = 0;
      isRunning = false;
      const ms = Math.min(atMostMs, firstMs * 2 ** failures);
      failures += 1;
      return ms;
    },
  };
}

/** A pause that `wake` ends early. */
export function wakeablePause() {
  let wake = () => {};
  return {
    wake: () => wake(),
    /**
     * @param {number} ms
     * @returns {Promise<void>}
     */
    pause: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake(), ms);
        wake = () => {
          clearTimeout(timer);
          wake = () => {};
          resolve();
        };
      }),
  };
}
