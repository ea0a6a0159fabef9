import type { RaceView } from '../../../src/rooms/room-protocol.ts';
import { make } from '../../core/make.ts';
import { number } from '../../core/texts.ts';
import { sideName } from './names.ts';
import { text } from './texts.ts';

export interface BetsList {
  readonly element: HTMLElement;
  draw(view: RaceView): void;
}

/** The largest bets of everybody in this race, by masked name. */
export function createBetsList(): BetsList {
  const title = make('h2', {});
  const list = make('ul', {});
  const none = make('p', { text: text('no-bets') });
  return {
    element: make('section', { class: 'bets' }, title, none, list),
    draw({ bets, betCount, course, state }) {
      title.textContent = text('bets', { count: number(betCount) });
      none.hidden = betCount > 0;
      const won = state === 'over' ? course?.won : undefined;
      list.replaceChildren(
        ...bets.map(({ alias, side, stake, currency }) => {
          const item = make(
            'li',
            {},
            make('span', { text: alias }),
            make('span', { text: sideName(side), class: 'side' }),
            make('strong', { text: `${stake} ${currency}` }),
          );
          item.dataset['side'] = side;
          item.dataset['won'] = String(side === won);
          return item;
        }),
      );
    },
  };
}
