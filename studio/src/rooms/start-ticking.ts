import { repeat } from '@croupier/provider/repeat';

/** Runs the room's ticks one after the other until `stop`, which waits for the tick in progress. */
export function startTicking(
  room: { tick(): Promise<void>; settled(): Promise<void> },
  everyMs: number,
): { stop(): Promise<void> } {
  const ticking = repeat(() => room.tick(), everyMs);
  return {
    async stop() {
      await ticking.stop();
      await room.settled();
    },
  };
}
