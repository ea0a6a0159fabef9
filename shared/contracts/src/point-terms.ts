import type { GameCategory } from './game-types.ts';

/** What points are earned with. */
export const earningTypes = ['live', 'lottery', 'pvp', 'rng', 'sports', 'deposit'] as const;
export type EarningType = (typeof earningTypes)[number];

/** The types of a points booking; `redeem` is what was exchanged, or came as a reward. */
export const pointTypes = [...earningTypes, 'redeem'] as const;
export type PointType = (typeof pointTypes)[number];

export const pointTypeOf = {
  RNG: 'rng',
  FISH: 'rng',
  LIVE: 'live',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  ELOTT: 'lottery',
  LOTT: 'lottery',
} as const satisfies Record<GameCategory, EarningType>;

/** The currency of the ledger in which points are booked. */
export const pointsCurrency = 'PTS';

/** What a booking of points was for. */
export const pointEntryKinds = [
  'earned',
  'granted',
  'adjusted',
  'converted',
  'redeemed',
  'returned',
] as const;

export const pointItemCategories = ['electronics', 'home', 'fashion', 'cash', 'play'] as const;
export type PointItemCategory = (typeof pointItemCategories)[number];

export const redeemStatuses = ['processing', 'rejected', 'approved'] as const;
export type RedeemStatus = (typeof redeemStatuses)[number];
