import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { packageFolder } from '../package-folder.ts';

/** Why the platform does not start, as one clear line that the operator can act on. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

const folderOfThisBuild = join(packageFolder, 'migrations');

/**
 * Applies the pending SQL files of a folder in the order of their names and returns these names. All of them
 * are one transaction under an advisory lock, so that several starters, or a kill in the middle, do no harm.
 */
export async function migrate(
  url: string,
  folder: string = folderOfThisBuild,
): Promise<readonly string[]> {
  const files = await filesIn(folder);
  const db = openForMigrations(url);
  try {
    await prepareRecords(db);
    await refuseForeign(db, files);
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(files.map((file) => [file.name, stepOf(file)])),
      },
      // Numbers are given out in ranges: a lower number may be added after a higher one was applied.
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    // Another build may have migrated since the first check.
    await refuseForeign(db, files);
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

interface Records {
  /** Hashes of the applied files; kysely records only their names. */
  migration: { name: string; sha256: string };
}

function openForMigrations(url: string): Kysely<Records> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'croupier migrate' });
  // A broken connection fails the statement that uses it. Without this listener the event would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Records>({ dialect: new PostgresDialect({ pool }) });
}

async function filesIn(folder: string): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

const stepOf = ({ name, text, sha256 }: MigrationFile): Migration => ({
  async up(db: Kysely<Records>) {
    await sql
      .raw(text)
      .execute(db)
      .catch((cause: unknown) => {
        throw new Error(`migration ${name} failed`, { cause });
      });
    await db.insertInto('migration').values({ name, sha256 }).execute();
  },
});

/**
 * Creates the tables that record what was applied. Databases of releases before kysely's migrator have only
 * `migration`: its names are copied to the migrator's own table.
 */
async function prepareRecords(db: Kysely<Records>): Promise<void> {
  await db.transaction().execute((tx) =>
    sql
      .raw(
        `
    -- "if not exists" alone fails when two starters create the same table at the same time.
    SELECT pg_advisory_xact_lock(hashtext('croupier migrate'));
    CREATE TABLE IF NOT EXISTS migration (
      name text PRIMARY KEY,
      sha256 text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE IF NOT EXISTS kysely_migration (
      name varchar(255) PRIMARY KEY,
      timestamp varchar(255) NOT NULL
    );
    INSERT INTO kysely_migration SELECT name, to_json(applied_at) #>> '{}' FROM migration
      ON CONFLICT DO NOTHING;
    DROP TABLE IF EXISTS migration_lock;`,
      )
      .execute(tx),
  );
}

async function refuseForeign(db: Kysely<Records>, files: readonly MigrationFile[]): Promise<void> {
  const hashes = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  const applied = await db.selectFrom('migration').select(['name', 'sha256']).execute();
  for (const { name, sha256 } of applied) {
    const expected = hashes.get(name);
    if (expected === undefined) {
      throw new MigrationRefused(
        `the database was made by a newer version of Croupier (it holds ${name}): start that version, or use another data folder`,
      );
    }
    if (expected !== sha256) {
      throw new MigrationRefused(
        `${name} was changed after this database applied it: restore the file, or use another data folder`,
      );
    }
  }
}
