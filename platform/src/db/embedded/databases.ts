import pg from 'pg';
import { superuser } from './data-folder.ts';

/**
 * Creates missing databases, each with its owner: a role of the same name that is no superuser and cannot connect to
 * other databases. Safe to repeat after a kill at any point.
 */
export async function makeDatabases(socketDir: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    for (const name of names) await makeDatabase(client, name);
  } finally {
    await client.end();
  }
}

async function makeDatabase(client: pg.Client, name: string): Promise<void> {
  const quoted = pg.escapeIdentifier(name);
  const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (roles.rowCount === 0) await client.query(`CREATE ROLE ${quoted} LOGIN`);
  const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${quoted} OWNER ${quoted}`);
  await client.query(`REVOKE ALL ON DATABASE ${quoted} FROM PUBLIC`);
}

export function socketUrl(socketDir: string, user: string, database: string): string {
  return `postgres:///${database}?host=${encodeURIComponent(socketDir)}&user=${user}`;
}
