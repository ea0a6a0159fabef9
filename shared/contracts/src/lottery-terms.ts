import type { GroupBounds } from './schemas/lottery-terms.ts';

/** Families of lottery games: each has its own number pad. */
export const gameFamilies = [
  'k3',
  'ssc',
  'pk10',
  '11x5',
  'keno',
  'wingo',
  '3d',
  'vn-north',
  'vn-station',
  'thai',
  '4d',
] as const;
export type GameFamily = (typeof gameFamilies)[number];

/** How a game's odds are computed; the specification's four modes. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** Prize groups are out of 2,000: a play of group 1,900 returns 95 %. */
export const prizeGroupBounds: GroupBounds = { least: 1500, most: 1998 };

/**
 * The value of one stake unit: a line's stake is the slip's unit times its multiplier times the unit stake.
 */
export const unitModes = ['1', '0.1', '0.01', '0.001'] as const;
export type UnitMode = (typeof unitModes)[number];
