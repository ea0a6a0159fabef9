import { colourOf } from '../../../src/games/roulette-spots.ts';
import { make } from '../../core/make.ts';
import { announce } from '../../core/announce.ts';
import { number } from '../../core/texts.ts';
import type { Cloth } from './cloth.ts';
import { text } from './texts.ts';
import type { Wheel } from './wheel.ts';

/** The wheel stays visible for a moment before the table layout covers it again. */
const lookMs = 900;

/** Shows the winning number: on the wheel, on the layout, on a badge, and as sound. */
export function createWinningNumber({ wheel, cloth }: { wheel: Wheel; cloth: Cloth }): {
  readonly element: HTMLElement;
  show(pocket: number): Promise<void>;
  clear(): void;
} {
  const badge = make('p', { class: 'badge' });
  return {
    element: badge,
    async show(pocket) {
      await wheel.fall(pocket);
      cloth.mark(pocket);
      badge.textContent = number(pocket);
      badge.dataset['colour'] = colourOf(pocket);
      announce(
        text('came', { number: number(pocket), colour: text(colourOf(pocket)) }),
        'screen-reader',
      );
      await new Promise((resolve) => window.setTimeout(resolve, lookMs));
    },
    clear() {
      cloth.mark(null);
      badge.textContent = '';
    },
  };
}
