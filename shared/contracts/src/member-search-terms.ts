/** Fewest characters of a search that reads the index; a shorter one reads the newest members alone. */
export const shortestIndexedSearch = 3;
export const longestMemberSearch = 100;

/** `waiting` is all that wait for a second operator; `decided`: booked or refused. */
export const correctionQueues = ['waiting', 'decided'] as const;
export type CorrectionQueue = (typeof correctionQueues)[number];
