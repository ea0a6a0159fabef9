import type { FlightView } from '../../../src/rooms/room-protocol.ts';
import { announce } from '../../core/announce.ts';
import { sound, type Note } from '../../core/sound.ts';
import { oddsText } from './odds.ts';
import type { Sky } from './sky.ts';
import { text } from './texts.ts';

const snip: readonly Note[] = [
  { hz: 2_400, to: 500, ms: 120, wave: 'sawtooth', loud: 0.2 },
  { hz: 0, at: 60, ms: 300, loud: 0.16 },
];
const gust: readonly Note[] = [{ hz: 0, ms: 700, loud: 0.1 }];

/** Announces each step of a flight once: by sound, to a screen reader, and to the kite. */
export function createAnnouncer(sky: Sky): (view: FlightView) => void {
  let announced = '';

  return ({ flight, state, endOdds }) => {
    if (announced === flight + state) return;
    announced = flight + state;
    document.body.dataset['flight'] = state;
    if (state === 'boarding') announce(text('boarding'), 'screen-reader');
    if (state === 'flying') {
      sound(gust);
      announce(text('flying'), 'screen-reader');
    }
    if (state !== 'over' || endOdds === null) return;
    sound(snip);
    sky.kite.cut();
    announce(text('cut-at', { odds: oddsText(endOdds) }), 'screen-reader');
  };
}
