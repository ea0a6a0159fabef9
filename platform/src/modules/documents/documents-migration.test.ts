import {
  chatRulesDraft,
  leaderboardDraft,
  missionDraft,
  raffleDraft,
} from '@croupier/contracts/schemas';
import { migrate } from '../../db/index.ts';
import { databaseBefore, migrations } from '../../testing/old-database.ts';

const words = (title: string) => JSON.stringify({ bn: { title, text: '', action: '' } });

test('banners, notices and help entries of an earlier version become documents', async () => {
  const { url, client } = await databaseBefore('0430-documents.sql');
  try {
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

test('missions, leaderboards, raffles and rooms of an earlier version become documents that can be published again', async () => {
  const { url, client } = await databaseBefore('0770-reward-documents.sql');
  const title = { en: 'Race', bn: 'দৌড়', es: 'Carrera', ar: 'سباق' };
  const prize = { reward: { kind: 'cash', amount: '5.00' } };
  const terms = {
    mission: {
      ...{ period: 'daily', claimDays: 1, after: null, ...prize },
      steps: [{ measure: 'turnover', target: '10.00' }],
    },
    leaderboard: {
      ...{ title, measure: 'multiplier', categories: [], stake: '10.00', isHeld: true },
      ...{ firstDay: '2026-01-01', lastDay: '2026-01-07', prizes: [{ from: 1, to: 1, ...prize }] },
    },
    raffle: {
      ...{ title, firstDay: '2026-01-01', lastDay: '2026-01-07', turnover: null, categories: [] },
      ...{ prizes: [{ ...prize, winners: 1 }], dailyTickets: 1, ticketsAtMost: 5 },
    },
  };
  try {
    await client.query(
      `INSERT INTO mission VALUES ('mis_00000001', 'padma', $1, $2, true, '2026-01-01', NULL, 4, 'a', now())`,
      [terms.mission, title],
    );
    await client.query(
      `INSERT INTO leaderboard VALUES ('lbd_00000001', 'padma', 'BDT', $1, '2026-01-01', '2026-01-08', 'paid', false, 'a', now())`,
      [terms.leaderboard],
    );
    await client.query(
      `INSERT INTO raffle (id, brand, currency, numero, terms, starts_at, closes_at, state, commit_hash, request_key, created_at)
       VALUES ('rfl_00000001', 'padma', 'BDT', 'n', $1, '2026-01-01', '2026-01-08', 'cancelled', 'h', 'a', now())`,
      [terms.raffle],
    );
    await client.query(`INSERT INTO chat_room VALUES ('padma', true, 10, 200)`);
    await migrate(url, migrations);
    const { rows } = await client.query(
      'SELECT kind, draft, published FROM documents ORDER BY kind',
    );
    const [room, leaderboard, mission, raffle] = rows;
    expect(chatRulesDraft.parse(room.published)).toEqual({ slowSeconds: 10, textLength: 200 });
    // The released prizes stay released.
    expect(leaderboardDraft.parse(leaderboard.published)).toMatchObject({
      ...{ stake: '10.00', points: {}, isHeld: false },
      words: { ar: { title: 'سباق' } },
    });
    expect(missionDraft.parse(mission.published)).toMatchObject({
      ...{ startsAt: '2026-01-01T00:00:00.000Z', endsAt: null, words: { bn: { title: 'দৌড়' } } },
    });
    expect(raffleDraft.parse(raffle.draft)).toMatchObject({ ticketsAtMost: 5 });
    expect(raffle.published).toBeNull();
    const history = await client.query('SELECT kind, action FROM document_revisions ORDER BY kind');
    expect(history.rows.map(({ action }) => action)).toEqual([
      'published',
      'published',
      'published',
      'saved',
    ]);
  } finally {
    await client.end();
  }
});
