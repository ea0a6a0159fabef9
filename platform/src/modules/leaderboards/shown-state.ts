import type { Leaderboard } from '@croupier/contracts';
import type { LeaderboardRow } from './leaderboards.store.ts';

/** A leaderboard that is over and not paid yet is held, until the job or an operator pays. */
function stateOf(
  { state, starts_at: startsAt, ends_at: endsAt }: LeaderboardRow,
  now: Date,
): Leaderboard['state'] {
  if (state !== 'open') return state;
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'running' : 'held';
}

/** What players and operators see of a leaderboard alike. */
export const leaderboardFacts = (row: LeaderboardRow, now: Date) => ({
  id: row.id,
  currency: row.currency,
  state: stateOf(row, now),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});
