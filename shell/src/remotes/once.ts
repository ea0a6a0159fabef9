/** `again` follows a failure that the visitor saw. It bypasses the browser's caches. */
export type Attempt = 'first' | 'again';

interface StartedLoad<Value> {
  readonly value: Promise<Value>;
  readonly at: number;
  isPending: boolean;
}

/** An attempt that runs longer may hang: a retry does not wait for it. */
const hangsAfterMs = 7_000;

/**
 * Runs an action once per key and caches the outcome. A failure is not cached, so the next call starts again;
 * `again` also abandons an attempt that seems to hang.
 */
export function createOnce<Value>() {
  const known = new Map<string, StartedLoad<Value>>();
  return (key: string, attempt: Attempt, start: () => Promise<Value>): Promise<Value> => {
    const before = known.get(key);
    const hangs = before?.isPending && Date.now() - before.at > hangsAfterMs;
    if (before && !(hangs && attempt === 'again')) return before.value;

    const started: StartedLoad<Value> = { value: start(), at: Date.now(), isPending: true };
    known.set(key, started);
    started.value.then(
      () => (started.isPending = false),
      () => known.get(key) === started && known.delete(key),
    );
    return started.value;
  };
}
