import type { Leaderboard } from '@croupier/contracts';
import type { LeaderboardRow } from './leaderboards.store.ts';

/** A leaderboard that is over and not paid yet is held, until the job or an operator pays. */
export function stateOf(
  { state, starts_at: startsAt, ends_at: endsAt }: LeaderboardRow,
  now: Date,
): Leaderboard['state'] {
  if (state !== 'open') return state;
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'running' : 'held';
}
