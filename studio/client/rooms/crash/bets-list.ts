import type { FlightBet, FlightView } from '../../../src/rooms/room-protocol.ts';
import { formatAmount, parseAmount } from '@croupier/contracts';
import { worthOf } from '../../../src/games/crash.ts';
import { make } from '../../core/make.ts';
import { number } from '../../core/texts.ts';
import { heightOf, oddsText } from './odds.ts';
import { text } from './texts.ts';

export interface BetsList {
  readonly element: HTMLElement;
  draw(view: FlightView): void;
}

/** The other players on board, by masked name, and who cashed out. */
export function createBetsList(): BetsList {
  const title = make('h2', {});
  const list = make('ul', {});
  const none = make('p', { text: text('no-bets') });
  return {
    element: make('section', { class: 'bets' }, title, none, list),
    draw({ bets, betCount }) {
      title.textContent = text('bets', { count: number(betCount) });
      none.hidden = betCount > 0;
      list.replaceChildren(...bets.map(betItem));
    },
  };
}

function betItem({ alias, stake, currency, leftOdds }: FlightBet): HTMLElement {
  const item = make(
    'li',
    {},
    make('span', { text: alias }),
    make('span', { text: `${stake} ${currency}` }),
  );
  item.dataset['left'] = String(leftOdds !== null);
  if (leftOdds === null) return item;
  const won = formatAmount(worthOf(parseAmount(stake) ?? 0n, leftOdds));
  item.append(
    make('span', { text: oddsText(leftOdds) }),
    make('strong', { text: `${won} ${currency}` }),
  );
  return item;
}

/** The end odds of the last flights, newest first; each opens its check. */
export function createRecent(open: (flight: string) => void): BetsList {
  const element = make('ol', { class: 'recent', label: text('recent') });
  let shown = '';
  return {
    element,
    draw({ recent }) {
      if (recent[0]?.flight === shown) return;
      shown = recent[0]?.flight ?? '';
      element.replaceChildren(
        ...recent.map(({ flight, endOdds }) => {
          const button = make('button', {
            text: oddsText(endOdds),
            label: text('recent-flight', { odds: oddsText(endOdds) }),
          });
          button.type = 'button';
          button.dataset['height'] = heightOf(endOdds);
          button.addEventListener('click', () => open(flight));
          return make('li', {}, button);
        }),
      );
    },
  };
}
