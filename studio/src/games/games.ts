import { crash } from './crash.ts';
import { fish } from './fish.ts';
import type { Game } from './game.ts';
import { roulette } from './roulette.ts';
import { slotGame } from './slot-game.ts';
import { slots } from './slots.ts';

/** All hand-made games of the studio, in catalogue order. */
export const games: readonly Game[] = [
  ...slots.map((slot) => slotGame(slot)),
  roulette,
  crash,
  fish,
];
