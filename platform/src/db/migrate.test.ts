import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { testDatabase } from '../testing/index.ts';
import { migrate } from './migrate.ts';

/** A database without migrations, and a folder of migrations for it. */
async function aFreshDatabase(files: Record<string, string>) {
  const { url } = await testDatabase();
  await query(url, 'DROP SCHEMA public CASCADE');
  await query(url, 'CREATE SCHEMA public');
  return { url, folder: await aFolder(files) };
}

async function aFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-migrations-'));
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
  );
  return folder;
}

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const two = {
  '0001-first.sql': 'CREATE TABLE first (id int)',
  '0002-second.sql':
    'ALTER TABLE first ADD COLUMN name text; INSERT INTO first VALUES (1, $$one$$);',
};

test('migrations are applied once and in order', async () => {
  const { url, folder } = await aFreshDatabase(two);
  await expect(migrate(url, folder)).resolves.toEqual(['0001-first.sql', '0002-second.sql']);
  await expect(migrate(url, folder)).resolves.toEqual([]);
  await expect(query(url, 'SELECT * FROM first')).resolves.toEqual([{ id: 1, name: 'one' }]);
});

test('ten simultaneous starters apply each migration once', async () => {
  const { url, folder } = await aFreshDatabase(two);
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(url, folder)));
  expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql']);
  await expect(query(url, 'SELECT * FROM first')).resolves.toHaveLength(1);
});

test('a migration that fails in the middle leaves nothing', async () => {
  const { url, folder } = await aFreshDatabase({
    '0001-broken.sql': 'CREATE TABLE half (id int); SELECT nonsense;',
  });
  await expect(migrate(url, folder)).rejects.toThrow('migration 0001-broken.sql failed');
  await expect(query(url, "SELECT to_regclass('half') AS half")).resolves.toEqual([{ half: null }]);
  await expect(query(url, 'SELECT * FROM migration')).resolves.toEqual([]);
});

test('a database of a newer version is refused and not changed', async () => {
  const { url, folder } = await aFreshDatabase(two);
  await migrate(url, folder);
  const older = await aFolder({
    '0001-first.sql': two['0001-first.sql'],
    '0003-other.sql': 'CREATE TABLE other (id int)',
  });
  await expect(migrate(url, older)).rejects.toThrow(
    /made by a newer version of Croupier \(it holds 0002-second.sql\)/,
  );
  await expect(migrate(url, await aFolder({}))).rejects.toThrow(/newer version/);
  await expect(query(url, "SELECT to_regclass('other') AS other")).resolves.toEqual([
    { other: null },
  ]);
});

test('a migration that changed after it was applied is refused', async () => {
  const { url, folder } = await aFreshDatabase(two);
  await migrate(url, folder);
  const changed = await aFolder({ ...two, '0001-first.sql': 'CREATE TABLE first (id bigint)' });
  await expect(migrate(url, changed)).rejects.toThrow(/0001-first.sql was changed/);
});

test('a database of a release before the migrator keeps its record and gets only what is new', async () => {
  const { url, folder } = await aFreshDatabase(two);
  const sha256 = createHash('sha256').update(two['0001-first.sql']).digest('hex');
  await query(
    url,
    `CREATE TABLE migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE migration_lock (id int PRIMARY KEY);
    INSERT INTO migration_lock VALUES (1);
    INSERT INTO migration VALUES ('0001-first.sql', '${sha256}', '2026-01-02T03:04:05Z');
    ${two['0001-first.sql']}`,
  );
  const changed = await aFolder({ ...two, '0001-first.sql': 'CREATE TABLE first (id bigint)' });
  await expect(migrate(url, changed)).rejects.toThrow(/0001-first.sql was changed/);
  await expect(migrate(url, folder)).resolves.toEqual(['0002-second.sql']);
  await expect(query(url, 'SELECT * FROM first')).resolves.toEqual([{ id: 1, name: 'one' }]);
  await expect(migrate(url, folder)).resolves.toEqual([]);
});

test('a file with a lower number than an applied one is applied', async () => {
  const { url, folder } = await aFreshDatabase(two);
  await migrate(url, folder);
  const more = await aFolder({ ...two, '0000-late.sql': 'CREATE TABLE late (id int)' });
  await expect(migrate(url, more)).resolves.toEqual(['0000-late.sql']);
});
