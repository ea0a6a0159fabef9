import { repeat } from '@croupier/provider/repeat';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';

const everyMs = 10 * 60_000;
/** Longer than a supplier repeats results for. */
const keptMs = 3 * 24 * 3_600_000;
const atOnce = 5_000;

export interface Pruning {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Deletes what nothing refers to any more, every ten minutes until `stop`. */
export const keepPruning = (pruning: Pruning): { stop(): Promise<void> } =>
  repeat(async () => {
    try {
      await prune(pruning);
    } catch (error) {
      pruning.log.warn({ err: error }, 'old matches could not be deleted');
    }
  }, everyMs);

/**
 * Deletes matches that are over, that nobody bet on, and that belong to an earlier season of their league than the one
 * in its table; and sessions that ended without a bet.
 */
export async function prune({ db, now }: Omit<Pruning, 'log'>): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
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
