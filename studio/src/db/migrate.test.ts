import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { studioDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const files = async () =>
  (await readdir(join(import.meta.dirname, '..', '..', 'migrations'))).sort();

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const recorded = async (url: string) =>
  (await query(url, 'select name from kysely_migration order by name')).map(({ name }) => name);

test('each file is applied once, by however many starters at once', async () => {
  const { url } = await studioDatabase();
  await query(url, 'drop schema public cascade; create schema public');
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  await expect(recorded(url)).resolves.toEqual(await files());
});

test('a database of a release before the migrator keeps its tables and gets only what is new', async () => {
  const { url } = await studioDatabase();
  await query(
    url,
    `create table migration (name text primary key);
    insert into migration select name from kysely_migration where name < '0040';
    drop table kysely_migration, kysely_migration_lock, free_rounds, race_bet, race,
      wallet, wallet_move, wallet_transfer;
    drop index round_of_race;
    alter table round drop column reward_uuid;
    alter table play_session drop column max_stake_units;`,
  );
  await migrate(url);
  await expect(recorded(url)).resolves.toEqual(await files());
  await expect(
    query(
      url,
      `select to_regclass('free_rounds') is not null as "isBack", to_regclass('migration') as former`,
    ),
  ).resolves.toEqual([{ isBack: true, former: null }]);
});
