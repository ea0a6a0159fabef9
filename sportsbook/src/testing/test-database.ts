// The one test database of the house serves here, too; nothing of it ships with the sports book.
// oxlint-disable-next-line no-restricted-imports
import { closing, testDatabase } from '../../../platform/src/testing/index.ts';
import pg from 'pg';
import { connect, type Db } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

export { closing };

/** A migrated database for the sports book; dropped after the test file. */
export async function bookDatabase(): Promise<{ db: Db; url: string }> {
  const { url } = await testDatabase();
  await empty(url);
  await migrate(url);
  const db = connect(url);
  closing(() => db.close());
  return { db, url };
}

/** Drops the platform's tables from the test database: a provider never sees them. */
async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema if exists public cascade; create schema public');
  await client.end();
}
