import { openDataFolder } from './data-folder.mjs';
import { isDiskFull, watchDisk, withRoom } from './disk-space.mjs';
import { superviseDatabase } from './supervised-database.mjs';
import { printLine, step } from './progress.mjs';

/**
 * Keeps a site up whatever ends under it: the database and every server are started again, and sooner when
 * what they waited for is back (room on the disk, the database). It ends only when `stop` is called.
 * @typedef {import('./children.mjs').Server} Server
 * @param {import('./database.mjs').DatabaseSettings} settings
 * @param {{ stopAsked: Promise<unknown> }} options
 */
export async function supervise(settings, { stopAsked }) {
  const { dataDir } = settings;
  /** @type {Server[][]} */
  const groups = [];
  const servers = () => groups.flat();
  /** @param {string} line */
  const onFailure = (line) => printLine(`  ! ${line}`);
  /** @param {string} line */
  const onRecovery = (line) => printLine(`  ✓ ${line}`);
  const retryServers = () => servers().forEach((server) => server.retryNow());
  /**
   * @template Value
   * @param {() => Promise<Value>} work
   */
  const keepRoom = (work) => withRoom({ dir: dataDir, onFailure, stopAsked }, work);

  const openKept = () =>
    superviseDatabase(settings, {
      onFailure,
      onRecovery(line) {
        onRecovery(line);
        retryServers();
      },
    });
  const database = await step('database', () => keepRoom(openKept));
  const opened = await keepRoom(async () => openDataFolder(dataDir)).catch(async (error) => {
    await database.stop();
    throw error;
  });
  const disk = watchDisk({
    dir: dataDir,
    onFailure,
    onRoom(line) {
      onRecovery(line);
      database.retryNow();
      retryServers();
    },
  });

  return {
    database,
    secrets: opened.secrets,
    /** For `startServer`. */
    watching: {
      onFailure,
      onRecovery,
      isOutsideCause: () => isDiskFull(dataDir) || database.hasEnded(),
    },
    /** Takes servers over and waits until all of them are up; the last group stops first. */
    async add(/** @type {Server[]} */ group) {
      groups.push(group);
      await Promise.all(group.map((server) => server.ready()));
    },
    async stop() {
      disk.stop();
      // All at once: a signal to the whole group ends some of them before their turn comes.
      for (const server of servers()) server.release();
      for (const group of groups.reverse()) await Promise.all(group.map((server) => server.stop()));
      await database.stop();
    },
  };
}
