import { availableParallelism } from 'node:os';
import { Overload } from '../../overload.ts';

export interface QueueLimits {
  readonly atOnce: number;
  /** Who comes when so many wait is turned away at once: waiting longer than a visitor does is of no use. */
  readonly waitingAtMost: number;
}

/** Runs work in the order in which it came, so much at once, and turns away what would wait too long. */
export function createQueue({ atOnce, waitingAtMost }: QueueLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= waitingAtMost) throw new Overload('too many wait for password hashing');
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

const waitingAtMost = 4_000;

/**
 * The turn for password hashing. Each hash takes a core and 19 MiB for some 20 ms, on threads that files and
 * names are read on, too: one a core at once, and the others wait here, where they cost nothing.
 */
export const inHashingTurn = createQueue({
  atOnce: Math.min(availableParallelism(), 3),
  waitingAtMost,
});

/**
 * The turn for a whole sign-in: a crowd of them takes a few of the database's connections, and the rest of
 * the site finds the others free.
 */
export const inSignInTurn = createQueue({ atOnce: 6, waitingAtMost });
