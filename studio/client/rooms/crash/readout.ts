import type { FlightView } from '../../../src/rooms/room-protocol.ts';
import { make } from '../../core/make.ts';
import { setText } from '../../core/set-text.ts';
import { number } from '../../core/texts.ts';
import { heightOf, oddsText } from './odds.ts';
import type { FlightRoom } from './room.ts';
import { text } from './texts.ts';

const boardingMs = 6_000;

/** Shows the odds over the sky, the state of the flight, and the time left for betting. */
export function createReadout(room: FlightRoom): {
  readonly element: HTMLElement;
  draw(): void;
} {
  const [odds, status] = [make('p', { class: 'odds' }), make('p', { class: 'status' })];
  const countdown = make('div', { class: 'countdown' });
  return {
    element: make('div', { class: 'sky' }, odds, status, countdown),
    draw() {
      const view = room.view();
      setText(odds, view?.state === 'boarding' ? '' : oddsText(room.odds()));
      odds.dataset['height'] = heightOf(room.odds());
      odds.dataset['over'] = String(view?.state === 'over');
      setText(status, statusText(view, room));
      countdown.style.setProperty('--left', String(room.untilTakeOff() / boardingMs));
    },
  };
}

function statusText(view: FlightView | null, room: FlightRoom): string {
  if (!view || !room.isConnected()) return text('connecting');
  if (view.state === 'boarding')
    return text('takes-off', { seconds: number(Math.ceil(room.untilTakeOff() / 1_000)) });
  if (view.state === 'over') return text('cut');
  return view.state === 'cancelled' ? text('called-off') : '';
}
