/** Groups of the banner strip, as the specification names them. */
export const bannerGroups = [
  'home',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'lott',
  'cockfight',
  'promotion',
  'shop',
  'help',
  'reg',
  'w_forget',
] as const;
export type BannerGroup = (typeof bannerGroups)[number];
