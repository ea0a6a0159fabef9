/** The kinds of games, in the order in which forms list them. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'] as const;
export type GameType = (typeof gameTypes)[number];

/** The lobby section of a game: its type, but esports and cockfight are separate from other sports. */
export const gameCategories = [...gameTypes, 'ESPORTS', 'COCKFIGHT'] as const;
export type GameCategory = (typeof gameCategories)[number];
