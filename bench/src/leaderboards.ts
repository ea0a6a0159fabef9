import type { LeaderboardId, MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { seedBrands } from '@croupier/platform/demo/brands';
import { createBrands } from '@croupier/platform/modules/brands/index';
import { createLeaderboards } from '@croupier/platform/modules/leaderboards/index';
import { createLive } from '@croupier/platform/modules/live/index';
import { sql } from 'kysely';
import { withDatabase } from './bench-database.ts';
import { openLedger } from './bench-ledger.ts';
import { median, type Row } from './row.ts';

const board = 'lbd_bench0001' as LeaderboardId;
const players = 1_000_000;
const rounds = 25;
const allowedMs = 20;
/** Places from the front, the middle and the end. */
const places = [1, 1_000, 500_000, 999_999];

/** The first 100 places and the own place of a leaderboard with a million members. */
export function leaderboardRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const { core } = openLedger(url);
    try {
      const live = createLive(core);
      const brands = createBrands(core, { live });
      await seedBrands({ brands });
      await seed(core);
      const boards = createLeaderboards(core, {
        brands,
        live,
        reports: { catchUpMembers: async () => undefined, catchUpAll: async () => undefined },
        rewards: { grant: () => Promise.reject(new Error('the bench pays no prizes')) },
      });
      const rows: Row[] = [];
      for (const place of places) {
        const member = await memberAt(core, place);
        const taken: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const begin = performance.now();
          const answer = await boards.shown(
            { id: member, brand: 'padma', account: 'player' },
            { limit: 100 },
          );
          taken.push(performance.now() - begin);
          const found = answer.ok ? answer.value[0]?.own?.place : null;
          if (found !== place) throw new Error(`the place is ${found}, not ${place}`);
        }
        rows.push({
          what: `leaderboard of ${players} members: the first 100 and place ${place}`,
          unit: 'ms',
          value: median(taken),
          baseline: { name: 'allowed', value: allowedMs },
        });
      }
      return rows;
    } finally {
      await core.db.close();
    }
  });
}

async function memberAt({ db }: Core, place: number): Promise<MemberId> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT member_id AS id FROM leaderboard_score WHERE leaderboard_id = ${board}
    ORDER BY score DESC, reached_at, member_id OFFSET ${place - 1} LIMIT 1`.execute(db.read);
  const [row] = rows;
  if (!row) throw new Error(`no player has place ${place}`);
  return row.id;
}

/** Turnovers as they spread in play: most are small, few are large. */
async function seed({ db: { read } }: Core): Promise<void> {
  await sql`INSERT INTO leaderboard (id, brand, currency, terms, starts_at, ends_at, state, is_held, request_key, created_at)
    VALUES (${board}, 'padma', 'BDT', ${JSON.stringify({
      title: { en: 'Race', bn: 'Race', es: 'Race', ar: 'Race' },
      measure: 'turnover',
      categories: [],
      firstDay: '2026-01-01',
      lastDay: '2026-01-07',
      prizes: [],
      isHeld: true,
    })}, now() - interval '1 day', now() + interval '6 days', 'open', true, 'bench', now())`.execute(
    read,
  );
  await sql`INSERT INTO members (id, brand, username, username_key, nickname, type, status, icon, password_hash,
      has_password, password_changed_at, payment_pin_hash, upline_path, joined_at, rank_level)
    SELECT 'mem_' || lpad(n::text, 11, '0'), 'padma', 'player' || n, 'player' || n, 'Player', 0, 'active', 'lotus',
      '', true, now(), '', '/', now(), 0
    FROM generate_series(1, ${players}::int) AS n`.execute(read);
  await sql`SELECT setseed(0.5)`.execute(read);
  await sql`INSERT INTO leaderboard_score (leaderboard_id, member_id, score, reached_at)
    SELECT ${board}, 'mem_' || lpad(n::text, 11, '0'),
      greatest(1, exp(16 + 1.8 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())))::bigint,
      now() - n * interval '1 millisecond'
    FROM generate_series(1, ${players}::int) AS n`.execute(read);
  await sql`INSERT INTO leaderboard_bucket (leaderboard_id, bucket, members)
    SELECT leaderboard_id, bucket, count(*) FROM leaderboard_score GROUP BY leaderboard_id, bucket`.execute(
    read,
  );
  await sql`VACUUM ANALYZE leaderboard_score, leaderboard_bucket, members`.execute(read);
}
