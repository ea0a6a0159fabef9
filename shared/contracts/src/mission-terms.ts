/** What a step of a mission counts. */
export const missionMeasures = ['turnover', 'bets', 'win', 'deposit', 'visits'] as const;
export const missionPeriods = ['daily', 'weekly', 'once'] as const;

/** What the score of a leaderboard is. */
export const leaderboardMeasures = ['turnover', 'net-win', 'multiplier', 'points'] as const;
