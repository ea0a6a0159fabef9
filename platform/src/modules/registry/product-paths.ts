/**
 * The product's pages that modules bring (specification §2). A brand without a live module for one says that
 * it is not available, instead of not knowing its address.
 */
export const productPaths: readonly string[] = [
  '/rng',
  '/fish',
  '/live',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/cockfight',
  '/lottery',
  '/vnlottery',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/vip',
  '/seamless',
  '/fbsports',
  '/game',
  '/agentHome',
];
