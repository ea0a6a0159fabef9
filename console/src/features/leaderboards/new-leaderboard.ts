import type { LeaderboardDraft, PlacePrize } from '@croupier/contracts';

export const newPrize = (place: number): PlacePrize => ({
  from: place,
  to: place,
  reward: { kind: 'cash', amount: '100.00' },
});

/** A new leaderboard before anything is typed. */
export const newLeaderboard = (day: string): LeaderboardDraft => ({
  words: {},
  measure: 'turnover',
  categories: [],
  points: {},
  stake: null,
  firstDay: day,
  lastDay: day,
  prizes: [newPrize(1)],
  isHeld: true,
});
