import type { RaceView } from '../../../src/rooms/room-protocol.ts';
import { make } from '../../core/make.ts';
import { sideName } from './names.ts';
import { text } from './texts.ts';

export interface Road {
  readonly element: HTMLElement;
  draw(view: RaceView): void;
}

const rows = 3;
const letters = { red: 'letter-red', draw: 'letter-draw', green: 'letter-green' } as const;

/**
 * The last results as a bead plate: down in columns of three, the oldest first. Each bead opens the check of its race. A
 * result appears when its race is over on the screen as well.
 */
export function createRoad(open: (race: string) => void): Road {
  const element = make('ol', { class: 'road', label: text('road') });
  element.style.setProperty('--rows', String(rows));
  let shown: string | null = null;
  return {
    element,
    draw({ recent }) {
      const newest = recent[0]?.race ?? '';
      if (newest === shown) return;
      shown = newest;
      const whole = recent.length - (recent.length % rows) || recent.length;
      const kept = recent.slice(0, recent.length > rows * 6 ? whole : recent.length);
      element.replaceChildren(
        ...kept.toReversed().map(({ race, won }) => {
          const bead = make('button', {
            text: text(letters[won]),
            label: text('road-race', { side: sideName(won) }),
          });
          bead.type = 'button';
          bead.dataset['side'] = won;
          bead.addEventListener('click', () => open(race));
          return make('li', {}, bead);
        }),
      );
      element.scrollLeft = document.dir === 'rtl' ? -element.scrollWidth : element.scrollWidth;
    },
  };
}
