/** Runs work again and again, never twice at once, until `stop`, which waits for work in progress. `work` never rejects. */
export function repeat(work: () => Promise<void>, everyMs: number): { stop(): Promise<void> } {
  let isStopped = false;
  let isRunning = false;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (isRunning || isStopped) return;
    isRunning = true;
    running = work().finally(() => (isRunning = false));
  }, everyMs);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
