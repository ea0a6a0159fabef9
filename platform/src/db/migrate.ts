import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hasCode } from './retry.ts';

/** Why the platform does not start, as one clear line that the operator can act on. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

const folderOfThisBuild = fileURLToPath(new URL('../../migrations/', import.meta.url));

/**
 * Applies pending migrations and returns their names. Each one is a transaction under a row lock, so that
 * several starters, or a kill in the middle, do no harm.
 */
export async function migrate(
  url: string,
  folder: string = folderOfThisBuild,
): Promise<readonly string[]> {
  const migrations = await migrationsIn(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'croupier migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await prepare(client);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await applyOnce(client, migration, migrations)) applied.push(migration.name);
    }
    if (migrations.length === 0) refuseForeign(await recorded(client), migrations);
    return applied;
  } finally {
    await client.end();
  }
}

async function migrationsIn(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

const preparation = `
  CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS migration_lock (id int PRIMARY KEY);
  INSERT INTO migration_lock VALUES (1) ON CONFLICT DO NOTHING;`;

/**
 * When two starters create the table at the same time, PostgreSQL fails one of them, which then reads again.
 */
async function prepare(client: pg.Client, attempt = 1): Promise<void> {
  try {
    await client.query(preparation);
  } catch (error) {
    const lostTheRace = ['23505', '42P07', '42710', 'XX000'].some((code) => hasCode(error, code));
    if (!lostTheRace || attempt === 20) throw error;
    await pause(10 * attempt);
    await prepare(client, attempt + 1);
  }
}

async function applyOnce(
  client: pg.Client,
  migration: Migration,
  known: readonly Migration[],
): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT id FROM migration_lock FOR UPDATE');
    const before = await recorded(client);
    refuseForeign(before, known);
    const isNew = !before.has(migration.name);
    if (isNew) await apply(client, migration);
    await client.query('COMMIT');
    return isNew;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function apply(client: pg.Client, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await client.query(text);
  } catch (cause) {
    throw new Error(`migration ${name} failed`, { cause });
  }
  await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
}

async function recorded(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM migration',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function refuseForeign(applied: ReadonlyMap<string, string>, known: readonly Migration[]): void {
  const hashes = new Map(known.map(({ name, sha256 }) => [name, sha256]));
  for (const [name, sha256] of applied) {
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
