import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

export interface Migrations {
  readonly url: string;
  /** Folder of the numbered SQL files. */
  readonly folder: string;
  /** What the server shows of the connection. */
  readonly name: string;
  /** Runs before the first file. */
  readonly prepare?: (db: Kysely<unknown>) => Promise<void>;
}

/**
 * Migrates a provider's database to this build: one transaction under an advisory lock, safe to repeat or to
 * run concurrently.
 */
export async function migrateFolder({ url, folder, name, prepare }: Migrations): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: name });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await prepare?.(db);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => migrationsIn(folder) },
      // Numbers are given out in ranges: a lower number may be added after a higher one was applied.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const steps = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(steps));
}
