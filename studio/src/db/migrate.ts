import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const folder = join(import.meta.dirname, '..', '..', 'migrations');

/**
 * Migrates the studio's database to this build: one transaction under a table lock, safe to repeat or to run
 * concurrently.
 */
export async function migrate(url: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const client = new pg.Client({ connectionString: url, application_name: 'studio migrate' });
  await client.connect();
  try {
    await client
      .query('create table if not exists migration (name text primary key)')
      .catch(ignoreRace);
    await client.query('begin');
    await client.query('lock table migration in exclusive mode');
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const applied = new Set(rows.map(({ name }) => name));
    for (const name of names.filter((candidate) => !applied.has(candidate))) {
      await client.query(await readFile(join(folder, name), 'utf8'));
      await client.query('insert into migration values ($1)', [name]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** If two processes create the same table at once, one of them gets an error; both may continue. */
function ignoreRace(error: unknown): void {
  const lostTheRace =
    error instanceof Error && 'code' in error && ['23505', '42P07'].includes(String(error.code));
  if (!lostTheRace) throw error;
}
