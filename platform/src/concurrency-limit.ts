/** Thrown where too many wait already; answered as `unavailable` with a time to try again. */
export class Overload extends Error {
  override name = 'Overload';
}

export interface ConcurrencyLimits {
  readonly atOnce: number;
  /** Who comes when so many wait is turned away at once: waiting longer than a visitor does is of no use. */
  readonly waitingAtMost: number;
}

/** Runs work in the order in which it came, so much at once, and turns away what would wait too long. */
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

  /** Hands the place on, so that nobody who comes in between takes it. */
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
