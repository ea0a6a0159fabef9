/** Under npm one Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const sameSignalMs = 1_500;
const lookMs = 500;

/**
 * Resolves at the first signal; a later one means now. A start by npm also stops when npm is gone: npm may
 * be killed, or pass a signal on to a shell that dies of it without telling us.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export function whenAskedToStop(env = process.env) {
  return new Promise((resolve) => {
    let askedAt = /** @type {number | null} */ (null);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (askedAt !== null && performance.now() - askedAt > sameSignalMs) process.exit(130);
        askedAt ??= performance.now();
        resolve(signal);
      });
    }
    if (env.npm_lifecycle_event) void whenParentIsGone().then(resolve);
  });
}

/**
 * A process whose parent ended gets another one.
 * @returns {Promise<string>}
 */
function whenParentIsGone() {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve('the end of npm');
    }, lookMs);
    timer.unref();
  });
}
