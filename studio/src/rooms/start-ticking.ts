import { repeat } from '@croupier/provider/repeat';

/**
 * How often a room looks for stakes that no other process settles. An empty one has none, except after a kill: the first look is
 * at once.
 */
export const sweepMsOf = (isEmpty: boolean): number => (isEmpty ? 10_000 : 2_000);

/** An empty room begins so long after its first viewer came, at most. */
const idleMs = 1_000;

/** Runs the room's ticks one after the other until `stop`, which waits for the tick in progress. */
export function startTicking(
  room: { tick(): Promise<void | 'idle'>; settled(): Promise<void> },
  everyMs: number,
): { stop(): Promise<void> } {
  const ticking = repeat(() => room.tick(), everyMs, idleMs);
  return {
    async stop() {
      await ticking.stop();
      await room.settled();
    },
  };
}
