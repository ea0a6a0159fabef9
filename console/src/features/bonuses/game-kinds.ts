import type { GameType } from '@croupier/contracts';

/** The kinds of providers' games, in the order of a form. */
export const gameKinds: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ELOTT',
  'LOTT',
];
