import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../../concurrency-limit.ts';

/**
 * The turn for password hashing. Each hash takes a core and 19 MiB for some 20 ms, on threads that files and
 * names are read on, too: a few run at once, and the others wait here, where they cost nothing.
 */
export const withHashingLimit = createConcurrencyLimit({
  // One core is left for all other calls, and one of the four threads for files and names.
  atOnce: Math.min(Math.max(1, availableParallelism() - 1), 3),
  waitingAtMost: 4_000,
});
