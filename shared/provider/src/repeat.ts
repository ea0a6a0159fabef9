/**
 * Runs work again and again, never twice at once, until `stop`, which waits for work in progress. `work` never rejects.
 * After work that resolves with `'idle'` the next run waits for `idleMs`, so that a provider without players costs
 * next to nothing.
 */
export function repeat(
  work: () => Promise<void | 'idle'>,
  everyMs: number,
  idleMs = everyMs,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    const found = await work();
    if (!isStopped) wait(found === 'idle' ? idleMs : everyMs);
  }
  function wait(ms: number): void {
    timer = setTimeout(() => (running = run()), ms);
  }

  wait(everyMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
