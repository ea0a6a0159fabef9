/** Icons that a member can choose; the pages draw them. */
export const memberIcons = [
  'lotus',
  'tiger',
  'kite',
  'boat',
  'moon',
  'star',
  'drum',
  'peacock',
  'mango',
  'wave',
  'crown',
  'clover',
] as const;

export type MemberIcon = (typeof memberIcons)[number];

/** The highest rank that operators can assign. */
export const highestRankLevel = 10;
