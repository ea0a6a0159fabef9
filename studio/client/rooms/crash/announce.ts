import type { FlightView } from '../../../src/rooms/room-protocol.ts';
import { say } from '../../core/say.ts';
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
  let told = '';

  return ({ flight, state, endOdds }) => {
    if (told === flight + state) return;
    told = flight + state;
    document.body.dataset['flight'] = state;
    if (state === 'boarding') say(text('boarding'), 'heard');
    if (state === 'flying') {
      sound(gust);
      say(text('flying'), 'heard');
    }
    if (state !== 'over' || endOdds === null) return;
    sound(snip);
    sky.kite.cut();
    say(text('cut-at', { odds: oddsText(endOdds) }), 'heard');
  };
}
