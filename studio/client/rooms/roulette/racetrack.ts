import {
  announcedBets,
  colourOf,
  neighboursOf,
  wheelOrder,
} from '../../../src/games/roulette-spots.ts';
import { make, makeButton } from '../../core/make.ts';
import { number } from '../../core/texts.ts';
import { text } from './texts.ts';

const onEachSide = 2;

/**
 * The wheel as a racetrack: one press bets on a number with its neighbours, or on a whole section of the
 * wheel.
 */
export function createRacetrack(
  put: (spots: readonly (readonly [spot: string, chips: number])[]) => void,
): HTMLElement {
  const element = make('div', { class: 'racetrack', label: text('track') });
  element.setAttribute('role', 'group');
  wheelOrder.forEach((pocket, index) => {
    const label = text('neighbours', { number: number(pocket), count: number(onEachSide) });
    const button = makeButton({ class: 'lap', text: number(pocket), label }, () =>
      put(neighboursOf(pocket, onEachSide).map((neighbour) => [String(neighbour), 1] as const)),
    );
    button.dataset['colour'] = colourOf(pocket);
    const [x, y] = onTrack(index / wheelOrder.length);
    button.style.setProperty('--x', String(x));
    button.style.setProperty('--y', String(y));
    element.append(button);
  });
  const calls = announcedBets.map(({ id, chips }) => {
    const count = chips.reduce((sum, [, each]) => sum + each, 0);
    const button = makeButton({ class: 'call', text: text(id) }, () => put(chips));
    button.append(make('small', { text: text('chips', { count: number(count) }) }));
    return button;
  });
  element.append(make('div', { class: 'calls' }, ...calls));
  return element;
}

/** Share of the lap that each straight takes. */
const straight = 0.25;
const bend = 0.5 - straight;

/** A position on the lap, as shares of the track's box: the long sides are straight, the ends are round. */
function onTrack(lap: number): readonly [number, number] {
  const half = lap % 0.5;
  const isBack = lap >= 0.5;
  const [x, y] =
    half < straight ? [0.16 + (half / straight) * 0.68, 0] : bent((half - straight) / bend);
  return isBack ? [1 - x, 1 - y] : [x, y];
}

function bent(share: number): readonly [number, number] {
  const angle = -Math.PI / 2 + share * Math.PI;
  return [0.84 + Math.cos(angle) * 0.16, 0.5 + Math.sin(angle) * 0.5];
}
