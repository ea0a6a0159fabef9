import { writeSync } from 'node:fs';

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

// Output may go to a file on a full disk or to a terminal that was closed: neither ends the site.
let isBroken = false;
process.stdout.on('error', () => (isBroken = true));
process.stderr.on('error', () => {});

/** @typedef {{ what: string, done: number, total: number }} Progress of long work */

/**
 * Prints the name of a step, runs the step, and prints how long it took.
 * @template Value
 * @param {string} name
 * @param {() => Value | Promise<Value>} work
 */
export async function step(name, work) {
  const started = performance.now();
  write(process.stdout.isTTY ? `  … ${name}` : '');
  try {
    const value = await work();
    finish(`  ✓ ${name} (${seconds(performance.now() - started)})`);
    return value;
  } catch (error) {
    finish(`  ✗ ${name}`);
    throw error;
  }
}

/**
 * Says how far long work is: a terminal shows each report in the same line, a file gets one line at each quarter.
 * @param {Progress} progress
 */
export function printProgress({ what, done, total }) {
  if (done === total) return finish(`  ✓ ${what}: ${done} of ${total}`);
  const text = `  … ${what}: ${done} of ${total}`;
  if (process.stdout.isTTY) write(`\r\u001b[2K${text}`);
  else if (isQuarter(done, total)) finish(text);
}

/**
 * Whether the count enters another quarter of the whole with `done`.
 * @param {number} done
 * @param {number} total
 */
const isQuarter = (done, total) =>
  Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total);

/** Explains a wait. */
export const printWaiting = () =>
  printLine('  … another command installs or builds here: this one goes on when it is done');

export const printLine = (line = '') => finish(line);

/** @param {string} line */
function finish(line) {
  write(process.stdout.isTTY ? `\r\u001b[2K${line}\n` : `${line}\n`);
}

/**
 * A stream that failed once takes nothing more, though its file may.
 * @param {string} text
 */
function write(text) {
  if (!isBroken) return void process.stdout.write(text);
  try {
    writeSync(1, text);
  } catch {
    // There is nowhere else to say it.
  }
}
