import { colourOf } from '../../../src/games/roulette-spots.ts';
import { make } from '../../core/make.ts';
import { number } from '../../core/texts.ts';
import { text } from './texts.ts';

const shownAtMost = 14;

/** The results of the player's last spins, newest first. */
export function createResults(): { readonly element: HTMLElement; add(pocket: number): void } {
  const element = make('ol', { class: 'results', label: text('results') });
  return {
    element,
    add(pocket) {
      const item = make('li', { text: number(pocket) });
      item.dataset['colour'] = colourOf(pocket);
      element.prepend(item);
      while (element.children.length > shownAtMost) element.lastElementChild?.remove();
    },
  };
}
