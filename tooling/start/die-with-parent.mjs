// Loaded first into each process of the site: when the starter is gone, even by kill -9, the
// channel closes and the process drains as it would on Ctrl-C.
const patienceMs = 10_000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), patienceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // A channel that is listened to keeps a process alive; this one must not.
  process.channel.unref();
}
