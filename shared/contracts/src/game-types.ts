/** The kinds of games, in the order in which forms list them. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'] as const;
export type GameType = (typeof gameTypes)[number];

/** Where the lobby shows a game: its type, but esports and cockfight stand apart from the other sports. */
export const gameCategories = [...gameTypes, 'ESPORTS', 'COCKFIGHT'] as const;
export type GameCategory = (typeof gameCategories)[number];
