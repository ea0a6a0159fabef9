import { openDatabase } from '../start/database.mjs';

const lookMs = 300;

/**
 * The databases, as `npm start` has them. An embedded server that ends by itself is opened again at
 * the same address; a given one is its owner's to keep.
 */
export async function keepDatabase(settings, { onTrouble }) {
  let database = await openDatabase(settings);
  let opening = Promise.resolve();
  let timer;
  if (database.pid !== undefined) timer = setTimeout(look, lookMs);

  function look() {
    opening = (isAlive(database.pid) ? Promise.resolve() : openAgain()).finally(() => {
      if (timer) timer = setTimeout(look, lookMs);
    });
  }

  async function openAgain() {
    onTrouble('the database ended; opening it again');
    try {
      await database.stop();
      database = await openDatabase(settings);
    } catch (error) {
      onTrouble(error.message);
    }
  }

  return {
    ...database,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await opening;
      await database.stop();
    },
  };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
