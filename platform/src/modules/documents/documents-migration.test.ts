import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../db/index.ts';
import { testDatabase } from '../../testing/index.ts';

const migrations = join(import.meta.dirname, '../../../migrations');
const documents = '0430-documents.sql';

/** The migrations of the version before documents. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-migrations-'));
  const names = (await readdir(migrations)).filter((name) => name < documents);
  await Promise.all(names.map((name) => cp(join(migrations, name), join(folder, name))));
  return folder;
}

const words = (title: string) => JSON.stringify({ bn: { title, text: '', action: '' } });

test('banners, notices and help entries of an earlier version become documents', async () => {
  const { url } = await testDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrate(url, await earlierMigrations());
    await client.query(`INSERT INTO brands (code, name, currency, languages,
      default_language, default_theme, look, color, position)
      VALUES ('padma', 'Padma', 'BDT', '{bn,en}', 'bn', 'dark', 'padma', '#000000', 1)`);
    await client.query(`INSERT INTO banners
      (id, brand, group_name, position, enabled, art, linkage, words, starts_at, ends_at, revision) VALUES
      ('bnr_b', 'padma', 'home', 2, true, 'boat', NULL, '${words('B')}', '2026-01-01', '2026-02-01', 3),
      ('bnr_a', 'padma', 'home', 1, false, 'boat', '{"linkageType":"path","path":"/"}', '${words('A')}',
        '2026-01-01T06:00:00+06', NULL, 1)`);
    await client.query(`INSERT INTO notices VALUES ('ntc_a', 'padma', '{B,H}', '${words('N')}',
      '2026-01-01', NULL, true, false, 4, '2026-03-01')`);
    await client.query(`INSERT INTO help_entries (brand, language, slug, title, content, position) VALUES
      ('padma', 'bn', 'term', 'শর্ত', '<p>bn</p>', 7), ('padma', 'en', 'term', 'Terms', '<p>en</p>', 7)`);
    await migrate(url, migrations);
    const { rows } = await client.query(
      `SELECT *, draft = published AS is_same FROM documents ORDER BY kind, position`,
    );
    expect(rows).toMatchObject([
      {
        ...{ kind: 'banner', id: 'bnr_a', position: 1, revision: 1, published: null },
        draft: {
          groupName: 'home',
          art: 'boat',
          linkage: { linkageType: 'path', path: '/' },
          words: { bn: { title: 'A' } },
          startsAt: '2026-01-01T00:00:00.000Z',
          endsAt: null,
        },
      },
      {
        ...{ kind: 'banner', id: 'bnr_b', revision: 3, published_revision: 3, is_same: true },
        ends_at: new Date('2026-02-01T00:00:00Z'),
      },
      {
        ...{ kind: 'help', id: 'term', is_same: true, starts_at: null },
        draft: { words: { bn: { title: 'শর্ত', content: '<p>bn</p>' }, en: { title: 'Terms' } } },
      },
      {
        ...{ kind: 'notice', id: 'ntc_a', revision: 4, is_same: true, is_announced: false },
        draft: { types: ['B', 'H'] },
        removed_at: new Date('2026-03-01T00:00:00Z'),
      },
    ]);
    const history = await client.query('SELECT id, revision FROM document_revisions ORDER BY id');
    expect(history.rows).toEqual(
      rows
        .map(({ id, revision }) => ({ id, revision }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
  } finally {
    await client.end();
  }
});
