import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { openCluster, openDataDir, superuser } from './data-folder.ts';
import { makeDatabases, socketUrl } from './databases.ts';
import { findRunner } from './runner.ts';
import { startServer } from './server.ts';
import { lockStarter } from './starter-lock.ts';

export { EmbeddedRefused } from './refusal.ts';

export interface Embedded {
  /** Connection URL of the platform's database, with a role that is no superuser. */
  readonly url: string;
  /** Connection URL of the studio's database, whose role cannot read the platform's. */
  readonly studioUrl: string;
  /** The same for each further provider, by its name. */
  readonly providerUrls: Readonly<Record<string, string>>;
  /** For backups and tests only. */
  readonly superuserUrl: string;
  readonly pid: number;
  /** Whether a server was taken over whose starter had been killed. */
  readonly tookOver: boolean;
  /** Stops the server, waits for its end, and releases the data folder. Safe to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The cluster is in `postgres/` below it, the server's log in `postgres.log`. */
  readonly dataDir: string;
  /** Defaults to `true`; `false` only in tests. */
  readonly durable?: boolean;
  /** Game providers beside the studio; each gets a database that only its own role can read. */
  readonly providers?: readonly string[];
  /** By provider, the database that its own is copied from when it is created. */
  readonly formerDatabases?: Readonly<Record<string, string>>;
}

/**
 * Opens the embedded PostgreSQL of a data folder: initialises it, starts it, or takes over a running one.
 * Rejects with `EmbeddedRefused`, whose message is one clear line, when that is impossible.
 */
export async function openEmbedded({
  dataDir: path,
  durable = true,
  providers = [],
  formerDatabases = {},
}: EmbeddedOptions): Promise<Embedded> {
  const binaries = findBinaries();
  const dataDir = realpathSync(openDataDir(path));
  const lock = await lockStarter(dataDir);
  try {
    const runner = findRunner(binaries, dataDir);
    const cluster = await openCluster(dataDir, binaries, runner);
    const server = await startServer({
      cluster,
      logFile: join(dataDir, 'postgres.log'),
      binaries,
      runner,
      durable,
    });
    await makeDatabases(server.socketDir, {
      names: ['croupier', 'studio', ...providers],
      formerDatabases,
    }).catch((cause) => server.stop().finally(() => Promise.reject(cause)));
    return {
      url: socketUrl(server.socketDir, 'croupier', 'croupier'),
      studioUrl: socketUrl(server.socketDir, 'studio', 'studio'),
      providerUrls: Object.fromEntries(
        providers.map((name) => [name, socketUrl(server.socketDir, name, name)]),
      ),
      superuserUrl: socketUrl(server.socketDir, superuser, 'postgres'),
      pid: server.pid,
      tookOver: server.tookOver,
      stop: async () => {
        await server.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
