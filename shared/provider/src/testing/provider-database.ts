import pg from 'pg';
// Tests of providers use the test databases of the platform; nothing of it ships.
// oxlint-disable-next-line no-restricted-imports
import { closing, testDatabase } from '../../../../platform/src/testing/index.ts';
import type { Database } from '../connect.ts';

export { closing };

/** A migrated database of one provider's own; dropped after the test file. */
export async function providerDatabase<Tables>(
  migrate: (url: string) => Promise<void>,
  connect: (url: string) => Database<Tables>,
): Promise<{ db: Database<Tables>; url: string }> {
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
