/**
 * The product's pages that modules provide (specification §2). A brand without a live module for such a page
 * shows "not available" instead of "not found".
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
