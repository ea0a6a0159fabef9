import { backOff, wakeablePause } from './back-off.mjs';
import { codeOf, messageOf } from './caught.mjs';
import { openDatabase } from './database.mjs';

const lookMs = 300;

/**
 * The databases of platform and studio. An embedded server that ends by itself is restarted at the same
 * address, without a limit of attempts, after growing pauses; an external one is not supervised.
 * @param {import('./database.mjs').DatabaseSettings} settings
 * @param {{ onFailure(line: string): void, onRecovery(line: string): void }} listeners
 */
export async function superviseDatabase(settings, { onFailure, onRecovery }) {
  let database = await openDatabase(settings);
  let isWanted = true;
  let isDown = false;
  let hasEnded = false;
  const pauses = backOff();
  const waiting = wakeablePause();
  const isRunning = () => database.pid !== undefined && isAlive(database.pid);
  const watching = database.pid === undefined ? Promise.resolve() : keepOpen();

  async function keepOpen() {
    for (;;) {
      await waiting.pause(lookMs);
      if (!isWanted) return;
      if (!isDown && isRunning()) continue;
      await openAgain();
    }
  }

  async function openAgain() {
    if (!isDown) onFailure('the database ended; it is opened again');
    isDown = true;
    hasEnded = true;
    try {
      await database.stop();
      database = await openDatabase(settings);
      isDown = false;
      pauses.started();
      onRecovery('the database is back');
    } catch (error) {
      const ms = pauses.next();
      onFailure(`${messageOf(error)}; next attempt in ${ms / 1_000} s`);
      await waiting.pause(ms);
    }
  }

  return {
    ...database,
    /** Whether it ended at least once: servers may have failed with it. */
    hasEnded: () => hasEnded || (database.pid !== undefined && !isRunning()),
    retryNow: () => waiting.wake(),
    async stop() {
      isWanted = false;
      waiting.wake();
      await watching;
      await database.stop();
    },
  };
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
