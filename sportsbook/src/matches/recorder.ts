import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { BoardListener } from '../board/board-matches.ts';
import type { Db, Read } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { Fixture, Incident, MessageOf } from '../feed/feed.ts';

type Result = MessageOf<'result'> & { readonly incidents: readonly Incident[] };

const retryMs = 1_000;
const rowsAtOnce = 500;

/**
 * Writes fixtures and results in the order of the feed. While the database is away they wait; a result that a killed
 * process did not write is sent again by the feed.
 */
export function createRecorder(options: { readonly db: Db; readonly log: Logger }) {
  const { db, log } = options;
  let fixtures: Fixture[] = [];
  let results: Result[] = [];
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (fixtures.length > 0 || results.length > 0) {
      const [someFixtures, someResults] = [fixtures, results];
      fixtures = [];
      results = [];
      try {
        await addFixtures(db.read, someFixtures);
        await addResults(db, someResults);
      } catch (error) {
        log.warn({ err: error }, 'matches could not be written');
        fixtures = [...someFixtures, ...fixtures];
        results = [...someResults, ...results];
        await new Promise((resolve) => setTimeout(resolve, retryMs));
        if (isStopped) return;
      }
    }
  }

  let isStopped = false;
  const wake = (): void => {
    writing ??= Promise.resolve()
      .then(write)
      .finally(() => {
        writing = null;
      });
  };

  const listener: BoardListener = {
    changed: () => undefined,
    fixture(fixture) {
      fixtures.push(fixture);
      wake();
    },
    result(result, incidents) {
      results.push({ ...result, incidents });
      wake();
    },
  };
  return {
    listener,
    /** Until everything that was received is written. */
    async settled(): Promise<void> {
      while (writing) await writing;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await writing;
    },
  };
}

async function addFixtures(read: Read, fixtures: readonly Fixture[]): Promise<void> {
  for (let at = 0; at < fixtures.length; at += rowsAtOnce)
    await read
      .insertInto('match')
      .values(fixtures.slice(at, at + rowsAtOnce).map(rowOf))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

function rowOf(fixture: Fixture): Insertable<Tables['match']> {
  return {
    id: fixture.match,
    league: fixture.league,
    season: fixture.season,
    round: fixture.round,
    home: fixture.home,
    away: fixture.away,
    starts_at: new Date(fixture.starts_at),
    commit: fixture.commit,
    revision: 0,
    settled_revision: 0,
    outcome: null,
    home_score: 0,
    away_score: 0,
    periods: '[]',
    seed: null,
    ended_at: null,
    expectation: JSON.stringify(fixture.expectation),
    incidents: '[]',
  };
}

/** All results in one statement; an older revision changes nothing. */
async function addResults(db: Db, results: readonly Result[]): Promise<void> {
  const latest = [...new Map(results.map((result) => [result.match, result])).values()];
  if (latest.length === 0) return;
  const column = <Value>(valueOf: (result: Result) => Value) => latest.map(valueOf);
  await sql`update match set revision = r.revision, outcome = r.outcome, home_score = r.home,
      away_score = r.away, periods = r.periods::jsonb, seed = r.seed, ended_at = r.at, incidents = r.incidents::jsonb
    from unnest(${column(({ match }) => match)}::text[], ${column(({ revision }) => revision)}::int[],
      ${column(({ outcome }) => outcome)}::text[], ${column(({ home }) => home)}::int[],
      ${column(({ away }) => away)}::int[], ${column(({ periods }) => JSON.stringify(periods))}::text[],
      ${column(({ seed }) => seed)}::text[], ${column(({ at }) => new Date(at))}::timestamptz[],
      ${column(({ incidents }) => JSON.stringify(incidents))}::text[])
      as r (id, revision, outcome, home, away, periods, seed, at, incidents)
    where match.id = r.id and match.revision < r.revision`.execute(db.read);
}

/** Matches that have begun and have no result: the feed of a new process has to end them. */
export async function unfinishedMatches(read: Read, now: Date): Promise<string[]> {
  const rows = await read
    .selectFrom('match')
    .select('id')
    .where('revision', '=', 0)
    .where('starts_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}
