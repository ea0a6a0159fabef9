import { repeat } from '@croupier/provider/repeat';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import { funPartners } from '../tickets/play-money.ts';

const everyMs = 10 * 60_000;
/** Longer than a supplier repeats results for. */
const retentionMs = 3 * 24 * 3_600_000;
const atOnce = 5_000;

export interface Pruning {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
}

/** How long tickets of free play are kept; every match is over by then. */
const funKeptMs = 24 * 3_600_000;

/** Deletes what nothing refers to any more, every ten minutes until `stop`. */
export const startPruning = (pruning: Pruning): { stop(): Promise<void> } =>
  repeat(async () => {
    try {
      await prune(pruning);
    } catch (error) {
      pruning.log.warn({ err: error }, 'old matches could not be deleted');
    }
  }, everyMs);

/**
 * Deletes finished matches without bets that belong to an earlier season of their league than the one in its
 * table; sessions that ended without a bet; and free play of earlier days.
 */
export async function prune({ db, now }: Omit<Pruning, 'log'>): Promise<void> {
  await pruneFunPlay(db, new Date(now().getTime() - funKeptMs));
  const before = new Date(now().getTime() - retentionMs);
  await sql`delete from match where id in (
    select id from match
    where starts_at < ${before} and settled_revision = revision
      and season < (select max(season) from match as later where later.league = match.league)
      and not exists (select from leg where leg.match_id = match.id)
    limit ${atOnce})`.execute(db.read);
  await sql`delete from play_session where id in (
    select id from play_session
    where expires_at < ${before}
      and not exists (select from ticket where ticket.session_id = play_session.id)
    limit ${atOnce})`.execute(db.read);
}

/** One statement: foreign keys are checked at its end. */
async function pruneFunPlay(db: Db, before: Date): Promise<void> {
  await sql`with old as (
      select id from ticket where partner in (${sql.join(funPartners)}) and placed_at < ${before}
      limit ${atOnce}),
    legs as (delete from leg where ticket_id in (select id from old)),
    corrections as (delete from correction where ticket_id in (select id from old))
    delete from ticket where id in (select id from old)`.execute(db.read);
  await sql`delete from play_session where id in (
    select id from play_session
    where partner in (${sql.join(funPartners)}) and started_at < ${before}
      and not exists (select from ticket where ticket.session_id = play_session.id)
    limit ${atOnce})`.execute(db.read);
}
