import { join } from 'node:path';
import { migrateFolder } from '@croupier/provider/migrate';
import { sql, type Kysely } from 'kysely';
import { packageDir } from '../package-dir.ts';

const folder = join(packageDir, 'migrations');

/**
 * Migrates the studio's database to this build: one transaction under an advisory lock, safe to repeat or to
 * run concurrently.
 */
export const migrate = (url: string): Promise<void> =>
  migrateFolder({ url, folder, name: 'studio migrate', prepare: adoptFormerRecord });

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
