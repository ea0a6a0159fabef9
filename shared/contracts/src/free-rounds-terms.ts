/** At most so many members in one offer. */
export const freeRoundsMembersAtMost = 500;
/** At most so many rounds for each of them. */
export const freeRoundsAtMost = 500;
