import type { FreeRoundsView } from '../../src/play-protocol.ts';
import { elementById } from './page-data.ts';
import { money, number, text, timeOf } from './texts.ts';

let current: FreeRoundsView | null = null;

/** What the next press is played from; `null`: from the balance. */
export const nextFreeRound = (): FreeRoundsView | null => current;

/** Stores the number of the player's remaining free rounds, and shows it above the stake. */
export function saveFreeRounds(view: FreeRoundsView | null): void {
  current = view;
  const line = elementById('free');
  line.hidden = view === null;
  line.textContent =
    view &&
    text('free-rounds', {
      left: number(view.left),
      rounds: number(view.rounds),
      stake: money(view.stake),
      until: timeOf(view.until, 'short'),
    });
}
