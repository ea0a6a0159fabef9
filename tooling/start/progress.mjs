const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Says what is going on, does it, and says how long it took. */
export async function step(name, work) {
  const started = performance.now();
  process.stdout.write(process.stdout.isTTY ? `  … ${name}` : '');
  try {
    const value = await work();
    finish(`  ✓ ${name} (${seconds(performance.now() - started)})`);
    return value;
  } catch (error) {
    finish(`  ✗ ${name}`);
    throw error;
  }
}

/** Why nothing happens for a while. */
export const sayWaiting = () =>
  say('  … another command installs or builds here: this one goes on when it is done');

export const say = (line = '') => finish(line);

function finish(line) {
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[2K${line}\n` : `${line}\n`);
}
