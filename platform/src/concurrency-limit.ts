import PQueue from 'p-queue';

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
  const queue = new PQueue({ concurrency: atOnce });

  return async function withinLimit<Value>(work: () => Promise<Value>): Promise<Value> {
    const isFull = queue.pending >= atOnce && queue.size >= waitingAtMost;
    if (isFull) throw new Overload('too many wait for their turn');
    return queue.add(work);
  };
}
