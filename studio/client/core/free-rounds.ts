import type { FreeRoundsView } from '../../src/play-protocol.ts';
import { elementById } from './page-data.ts';
import { money, number, text, timeOf } from './texts.ts';

let current: FreeRoundsView | null = null;

/** What the next press is played from; `null`: from the balance. */
export const nextFreeRound = (): FreeRoundsView | null => current;

/** Keeps what is left of the player's free rounds, and says it above the stake. */
export function keepFreeRounds(view: FreeRoundsView | null): void {
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
