/**
 * Queue of a room's payments: a limited number of concurrent calls to the wallet, the others in order of
 * arrival.
 */
export interface Payments {
  /** `pay` must not reject. */
  add(pay: () => Promise<void>): void;
  readonly isIdle: boolean;
  /** Resolves when nothing is left to pay. */
  settled(): Promise<void>;
}

export function createPayments(atOnce: number): Payments {
  const waiting: (() => Promise<void>)[] = [];
  const lanes = new Set<Promise<void>>();
  let running = 0;

  async function runLane(): Promise<void> {
    for (let pay = waiting.shift(); pay; pay = waiting.shift()) await pay();
    // In the same tick as the last queue check: a later payment starts a new worker.
    running -= 1;
  }

  return {
    add(pay) {
      waiting.push(pay);
      if (running >= atOnce) return;
      running += 1;
      const lane = runLane().finally(() => lanes.delete(lane));
      lanes.add(lane);
    },
    get isIdle() {
      return running === 0;
    },
    async settled() {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
