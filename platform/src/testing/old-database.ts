import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/index.ts';
import { testDatabase } from './index.ts';

export const migrations = join(import.meta.dirname, '../../migrations');

/** A database with the migrations before one of them. */
export async function databaseBefore(migration: string) {
  const { url } = await testDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const folder = await mkdtemp(join(tmpdir(), 'croupier-migrations-'));
  const names = (await readdir(migrations)).filter((name) => name < migration);
  await Promise.all(names.map((name) => cp(join(migrations, name), join(folder, name))));
  await migrate(url, folder);
  await client.query(`INSERT INTO brands (code, name, currency, languages,
    default_language, default_theme, look, color, position)
    VALUES ('padma', 'Padma', 'BDT', '{bn,en}', 'bn', 'dark', 'padma', '#000000', 1)`);
  return { url, client };
}
