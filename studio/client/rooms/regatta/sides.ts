import { formatAmount } from '@croupier/contracts';
import { sides, type Side } from '../../../src/games/regatta-odds.ts';
import { make, makeButton } from '../../core/make.ts';
import { page } from '../../core/page-data.ts';
import { setText } from '../../core/set-text.ts';
import { money } from '../../core/texts.ts';
import type { Bets } from './bets.ts';
import { backedName, dividendText, sideName } from './names.ts';
import type { RaceRoom } from './room.ts';
import { text } from './texts.ts';

export interface Sides {
  readonly element: HTMLElement;
  draw(): void;
  press(side: Side): void;
}

/** The three results to bet on, each with its dividend of this moment and the player's stake on it. */
export function createSides(room: RaceRoom, bets: Bets, onPress: (side: Side) => void): Sides {
  const buttons = sides.map((side) => ({ side, ...buttonOf(side, () => onPress(side)) }));
  const pool = make('p', { class: 'pool' });
  const list = make('div', { class: 'sides' }, ...buttons.map(({ button }) => button));
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', text('sides'));
  return {
    element: make('section', { class: 'bet' }, list, pool),
    press: (side) => buttons.find((one) => one.side === side)?.button.click(),
    draw() {
      const view = room.view();
      const own = view?.pools[page.currency];
      const isOpen = view?.state === 'betting' && room.isConnected();
      for (const { side, button, name, odds, mine } of buttons) {
        const staked = bets.stakedOn(side);
        button.disabled = !isOpen;
        button.dataset['won'] = String(view?.state === 'over' && view.course?.won === side);
        setText(name, backedName(side, view));
        setText(odds, own ? dividendText(own.dividends[side]) : '–');
        setText(mine, staked > 0n ? text('mine', { amount: money(formatAmount(staked)) }) : '');
      }
      setText(pool, own ? text('pool', { amount: money(own.total) }) : '');
    },
  };
}

function buttonOf(side: Side, press: () => void) {
  const button = makeButton({ class: 'on-side' }, press);
  button.dataset['side'] = side;
  const label = make('span', { class: 'side-name', text: sideName(side) });
  const name = make('span', { class: 'side-crew' });
  const odds = make('strong', { class: 'side-odds' });
  const mine = make('span', { class: 'side-mine' });
  button.append(...(side === 'draw' ? [name] : [label, name]), odds, mine);
  return { button, name, odds, mine };
}
