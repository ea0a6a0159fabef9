/** Runs the room's ticks one after the other until `stop`, which waits for the tick in progress. */
export function keepTicking(
  room: { tick(): Promise<void>; settled(): Promise<void> },
  everyMs: number,
): { stop(): Promise<void> } {
  let isStopped = false;
  let isTicking = false;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (isTicking || isStopped) return;
    isTicking = true;
    running = room.tick().finally(() => (isTicking = false));
  }, everyMs);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await room.settled();
    },
  };
}
