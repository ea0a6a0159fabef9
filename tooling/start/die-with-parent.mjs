// Loaded first into each process of the site: when the starter is gone, even by kill -9, the channel closes
// and the process drains as on Ctrl-C.
import { Worker } from 'node:worker_threads';

const timeoutMs = Number(process.env.DRAIN_AT_MOST_MS ?? 10_000);
const starter = Number(process.env.STARTER_PID);

// The starter ended before this process could watch it.
if (process.ppid !== starter) process.exit(1);

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), timeoutMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // A channel with a listener keeps a process alive; unref prevents that here.
  process.channel.unref();
  watchFromAside();
}

/**
 * The main thread may block and never see that the channel closed: pino, for one, waits forever when it
 * flushes its log into a pipe whose reader died. So a thread of its own looks for the parent as well, and
 * ends a process that has not ended in time.
 */
function watchFromAside() {
  const watch = `
    const timer = setInterval(() => {
      if (process.ppid === ${starter}) return;
      clearInterval(timer);
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${timeoutMs + 2_000});
    }, 500);`;
  new Worker(watch, { eval: true, execArgv: [], env: {} }).unref();
}
