/** Thrown if too many tasks wait already; answered as `unavailable` with a time to retry. */
export class Overload extends Error {
  override name = 'Overload';
}

export interface ConcurrencyLimits {
  readonly atOnce: number;
  /**
   * With this many tasks waiting, a new one is rejected at once, because a visitor would not wait that long.
   */
  readonly waitingAtMost: number;
}

/** Runs tasks in the order of arrival with limited concurrency, and rejects tasks if too many wait. */
export function createConcurrencyLimit({ atOnce, waitingAtMost }: ConcurrencyLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= waitingAtMost) throw new Overload('too many wait for their turn');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Passes the free place directly to the next task, so that a new arrival cannot take it. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
