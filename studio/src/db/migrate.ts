import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

const folder = join(import.meta.dirname, '..', '..', 'migrations');

/**
 * Migrates the studio's database to this build: one transaction under an advisory lock, safe to repeat or to
 * run concurrently.
 */
export async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'studio migrate' });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await adoptFormerRecord(db);
    const migrator = new Migrator({
      db,
      provider: { getMigrations },
      // Numbers are given out in ranges: a lower number may be added after a higher one was applied.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const steps = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(steps));
}

/** Databases of releases before kysely's migrator recorded the applied names in a table `migration`. */
async function adoptFormerRecord(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `do $$ begin
        perform pg_advisory_xact_lock(hashtext('studio migrate'));
        if to_regclass('migration') is null then return; end if;
        create table if not exists kysely_migration (
          name varchar(255) primary key,
          timestamp varchar(255) not null
        );
        insert into kysely_migration select name, to_json(now()) #>> '{}' from migration
          on conflict do nothing;
        drop table migration;
      end $$`,
    )
    .execute(db);
}
