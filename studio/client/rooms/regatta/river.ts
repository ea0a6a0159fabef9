import { courseOf, type Course } from '../../../src/games/regatta-course.ts';
import type { RaceView } from '../../../src/rooms/room-protocol.ts';
import { make } from '../../core/make.ts';
import { setText } from '../../core/set-text.ts';
import { isStill } from '../../core/stage.ts';
import { number } from '../../core/texts.ts';
import { drawBoat } from './boat-art.ts';
import { crewName, sideName } from './names.ts';
import type { RaceRoom } from './room.ts';
import { text } from './texts.ts';

export interface River {
  readonly element: HTMLElement;
  /** Takes a new message of the room. */
  follow(view: RaceView): void;
  /** Moves the boats to where they are now. */
  draw(): void;
}

/** The river with both boats. With reduced motion the boats stand at the start, and then at the finish. */
export function createRiver(room: RaceRoom, bettingMs: number): River {
  const lanes = { red: laneOf('red'), green: laneOf('green') };
  const status = make('p', { class: 'status' });
  const countdown = make('div', { class: 'countdown' });
  const finish = make('div', { class: 'finish' });
  let course: { readonly race: string; readonly is: Course } | null = null;

  function drawBoats(view: RaceView | null): void {
    const rowed = isStill() ? Math.floor(room.rowed()) : room.rowed();
    for (const boat of ['red', 'green'] as const) {
      const at = course && view?.race === course.race ? course.is.at(boat, rowed) : 0;
      lanes[boat].boat.style.setProperty('--at', at.toFixed(4));
    }
  }

  return {
    element: make(
      'div',
      { class: 'river' },
      finish,
      lanes.red.lane,
      lanes.green.lane,
      status,
      countdown,
    ),
    follow(view) {
      document.body.dataset['race'] = view.state;
      setText(lanes.red.name, crewName(view.red));
      setText(lanes.green.name, crewName(view.green));
      if (view.course && course?.race !== view.race)
        course = { race: view.race, is: courseOf(view.course.bits, view.course.won) };
    },
    draw() {
      const view = room.view();
      drawBoats(view);
      setText(status, statusText(view, room));
      countdown.style.setProperty('--left', String(room.untilLock() / bettingMs));
    },
  };
}

function laneOf(boat: 'red' | 'green') {
  const name = make('span', { class: 'crew' });
  const hull = make('div', { class: 'boat' });
  hull.append(drawBoat());
  const lane = make('div', { class: 'lane' }, name, hull);
  lane.dataset['side'] = boat;
  return { lane, name, boat: hull };
}

function statusText(view: RaceView | null, room: RaceRoom): string {
  if (!view || !room.isConnected()) return text('connecting');
  if (view.state === 'betting')
    return text('starts-in', { seconds: number(Math.ceil(room.untilLock() / 1_000)) });
  if (view.state === 'racing') return room.rowed() < 1 ? text('racing') : '';
  if (view.state === 'cancelled') return text('called-off');
  const won = view.course?.won ?? 'draw';
  return won === 'draw'
    ? text('ended-draw')
    : text('ended', { crew: crewName(view[won]), side: sideName(won) });
}
