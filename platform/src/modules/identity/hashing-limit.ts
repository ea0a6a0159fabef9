import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../../concurrency-limit.ts';

/**
 * Queue for password hashing. Each hash takes a core and 19 MiB for some 20 ms, on the threads that also read
 * files and resolve names: a few hashes run at once, and the others wait in this queue at no cost.
 */
export const withHashingLimit = createConcurrencyLimit({
  // One core stays free for all other calls, and one of the four threads for files and name resolution.
  atOnce: Math.min(Math.max(1, availableParallelism() - 1), 3),
  waitingAtMost: 4_000,
});
