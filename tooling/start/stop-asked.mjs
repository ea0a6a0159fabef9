/** Under npm one Ctrl-C arrives twice: from the terminal, and passed on by npm. */
const sameSignalMs = 1_500;

/** Resolves at the first signal; a later one means now. */
export function whenAskedToStop() {
  return new Promise((resolve) => {
    let askedAt = null;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (askedAt !== null && performance.now() - askedAt > sameSignalMs) process.exit(130);
        askedAt ??= performance.now();
        resolve(signal);
      });
    }
  });
}
