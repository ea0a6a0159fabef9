import { sql } from 'kysely';
import { pino } from 'pino';
import { createBoard } from '@croupier/sportsbook/board/board';
import { connect } from '@croupier/sportsbook/db/connect';
import { migrate } from '@croupier/sportsbook/db/migrate';
import { expectationFor, marketOf, pricedMarkets } from '@croupier/sportsbook/markets/markets';
import { childSeed } from '@croupier/sportsbook/model/random';
import { settleMatch } from '@croupier/sportsbook/tickets/settle-match';
import { playFootball } from '@croupier/sportsbook/world/football-play';
import { withDatabase } from './bench-database.ts';
import type { Row } from './row.ts';
import { betRows } from './sports-bets.ts';
import { watcherRows } from './sports-watchers.ts';

const bets = 100_000;
const matches = 40_000;
const expected = { home_goals: 1.55, away_goals: 1.1 };

/** The sports book: the age of prices for many watchers, bets in play, the settlement of a large match, and the return of its markets. */
export async function sportsBookRows(): Promise<Row[]> {
  return [...(await watcherRows()), ...(await betRows()), await settlementRow(), ...returnRows()];
}

/** A match of a hundred thousand single bets, from its result to the last decided bet. */
function settlementRow(): Promise<Row> {
  return withDatabase(async ({ url }) => {
    const db = connect(url);
    try {
      await sql`drop schema public cascade`.execute(db.read);
      await sql`create schema public`.execute(db.read);
      await migrate(url);
      await fill(db.read);
      const now = () => new Date();
      const startedAt = performance.now();
      await settleMatch(
        {
          db,
          now,
          board: createBoard({ now: Date.now }),
          log: pino({ level: 'silent' }),
          partners: ['fb'],
          pause: async () => undefined,
          walletOf() {
            throw new Error('settling asks no wallet');
          },
        },
        'bench',
      );
      const value = performance.now() - startedAt;
      const { rows } = await sql<{ count: string }>`
        select count(*)::text as count from ticket where state = 'paying'`.execute(db.read);
      if (rows[0]?.count !== String(bets)) throw new Error(`${rows[0]?.count} bets were settled`);
      const baseline = { name: 'what is allowed', value: 10_000 };
      return { what: `sports: a match of ${bets} bets settled`, unit: 'ms', value, baseline };
    } finally {
      await db.close();
    }
  });
}

async function fill(read: ReturnType<typeof connect>['read']): Promise<void> {
  await sql`insert into play_session values
    ('s', 'h', 't', 'fb', 'p', 'BDT', 'en', 'fb-book', now(), now() + interval '1 hour')`.execute(
    read,
  );
  await sql`insert into match values ('bench', 'l', 1, 1, 'a', 'b', now(), null, 1, 0, 'ended', 2, 1,
    '[[1,0],[1,1]]', null, now())`.execute(read);
  await sql`insert into ticket select n::text, 's', n::text, 'fb', 'p', 'BDT', 'fb-book', 'open', 10000000, 0,
    20000000, false, false, null, null, 0, now(), now(), null from generate_series(1, ${bets}::int) n`.execute(
    read,
  );
  await sql`insert into leg select n::text, 0, 'bench',
    (array['winner', 'total:2.5', 'handicap:-0.75', 'score'])[1 + n % 4],
    (array['home', 'over', 'away', '2-1'])[1 + n % 4], 200, '{}', null, null, false
    from generate_series(1, ${bets}::int) n`.execute(read);
}

const sample = [
  ['winner', 'home'],
  ['total:2.5', 'under'],
  ['handicap:-0.5', 'away'],
  ['score', '1-1'],
] as const;

/** What a stake of one at the offered price returns in simulated matches; fails where it is not what the model says. */
function returnRows(): Row[] {
  const atStart = { clock: 0, home: 0, away: 0, periods: [] };
  const prices = pricedMarkets(expected, atStart);
  const squads = { home: [], away: [] };
  const finals = Array.from({ length: matches }, (_, index) => {
    const seed = childSeed('5eed'.repeat(16), String(index));
    return playFootball(seed, { home: 1.55, away: 1.1 }, squads).final;
  });
  return sample.flatMap(([market, selection]): Row[] => {
    const priced = prices.find(({ key }) => key === market)?.selections;
    const price = priced?.find(({ key }) => key === selection)?.price;
    const expect = expectationFor(expected, atStart, { market, selection });
    if (!price || !expect) return [];
    const shares = finals.map((final) => {
      const { win, refund } = marketOf(market)?.resolve(final, selection) ?? { win: 0, refund: 2 };
      return (win * price) / 200 + refund / 2;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / matches;
    const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / matches;
    const error = Math.sqrt(variance / matches);
    const exact = (expect.win * price) / 100 + expect.refund;
    if (Math.abs(mean - exact) > 4 * error)
      throw new Error(`${market} ${selection} returns ${mean} and should return ${exact}`);
    return [
      {
        what: `sports: ${market} ${selection}: returned, ± ${(error * 100).toFixed(2)}`,
        unit: '%',
        value: mean * 100,
        baseline: { name: 'exact', value: exact * 100 },
      },
    ];
  });
}
