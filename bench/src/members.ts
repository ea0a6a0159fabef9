import { connect } from '@croupier/platform/db/index';
import { createMemberSearch } from '@croupier/platform/modules/members/member-search';
import { sql } from 'kysely';
import { withDatabase } from './bench-database.ts';
import { median, type Row } from './row.ts';

const [few, many] = [1_000, 1_000_000];
const rounds = 15;

/** What an operator types, from a text that one member has to one that half of them have. */
const searches = [
  { what: 'one old member by user name', text: 'player00000000077' },
  { what: 'a part that one old member has', text: '0000077@' },
  { what: 'a part that one in a thousand has', text: '777@ma' },
  { what: 'a part that all have', text: 'mail' },
  { what: 'a part that only old members have', text: 'veteran' },
  { what: 'a part that nobody has', text: 'xyzzy' },
  { what: 'one character', text: 'q' },
  { what: 'the whole id of an unknown transaction', text: 'trf_01arz3ndektsv4rrffq69g5fav' },
  { what: 'the newest, without a search', text: '' },
] as const;

/** The search of the console's member list among a million members, against the same among a thousand. */
export async function memberRows(): Promise<Row[]> {
  const small = await timesAmong(few);
  const large = await timesAmong(many);
  return searches.map(({ what }) => ({
    what: `members: ${what}`,
    unit: 'ms',
    value: large.get(what) ?? Number.NaN,
    baseline: { name: `among ${few} members`, value: small.get(what) ?? Number.NaN },
  }));
}

function timesAmong(size: number): Promise<ReadonlyMap<string, number>> {
  return withDatabase(async ({ url }) => {
    const db = connect(url);
    try {
      await sql`INSERT INTO brands (code, name, currency, languages, default_language, default_theme, look, color, position)
        VALUES ('bench', 'Bench', 'EUR', '{en}', 'en', 'dark', 'padma', '#000000', 1)`.execute(
        db.read,
      );
      for (let from = 1; from <= size; from += 50_000)
        await seed({ from, to: Math.min(size, from + 49_999), read: db.read });
      await sql`UPDATE members SET nickname = 'veteran' WHERE id <= ${`mem_${digits(size / 20)}`}`.execute(
        db.read,
      );
      await sql`VACUUM (ANALYZE)`.execute(db.read);
      const find = createMemberSearch({ db });
      const times = new Map<string, number>();
      for (const { what, text } of searches) {
        const taken: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const begin = performance.now();
          await find({ text });
          taken.push(performance.now() - begin);
        }
        times.set(what, median(taken));
      }
      return times;
    } finally {
      await db.close();
    }
  });
}

interface SeedRange {
  readonly from: number;
  readonly to: number;
  readonly read: ReturnType<typeof connect>['read'];
}

async function seed({ from, to, read }: SeedRange): Promise<void> {
  await sql`INSERT INTO members (id, brand, username, username_key, nickname, type, status, icon, password_hash,
      has_password, password_changed_at, payment_pin_hash, upline_path, joined_at, rank_level)
    SELECT 'mem_' || lpad(n::text, 11, '0'), 'bench', 'player' || lpad(n::text, 11, '0'),
      'player' || lpad(n::text, 11, '0'), 'Player', 0, 'active', 'lotus', '', true, now(), '', '/', now(), 0
    FROM generate_series(${from}::int, ${to}::int) AS n`.execute(read);
  await sql`INSERT INTO member_details (member_id, brand, mobile, email, answers, register_url)
    SELECT 'mem_' || lpad(n::text, 11, '0'), 'bench', '+8801' || lpad(n::text, 9, '0'),
      'p' || lpad(n::text, 7, '0') || '@mail.com', '{}', ''
    FROM generate_series(${from}::int, ${to}::int) AS n`.execute(read);
}

const digits = (number: number) => String(Math.floor(number)).padStart(11, '0');
