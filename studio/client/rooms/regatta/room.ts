import type { RegattaFace } from '../../../src/games/regatta-result.ts';
import type { RaceView } from '../../../src/rooms/room-protocol.ts';
import { followRoom } from '../room-events.ts';
import { createServerClock } from '../server-clock.ts';

/** The client-side state of the shared race. */
export interface RaceRoom {
  /** `null` before the first message of the room. */
  view(): RaceView | null;
  isConnected(): boolean;
  /** Milliseconds until betting closes. */
  untilLock(): number;
  /** Share of the race's time since the start: 0 before, 1 from the finish on. */
  rowed(): number;
  onChange(run: (view: RaceView) => void): void;
  open(): void;
}

export function createRaceRoom({ raceMs }: Pick<RegattaFace, 'raceMs'>): RaceRoom {
  const clock = createServerClock();
  const listeners: ((view: RaceView) => void)[] = [];
  let view: RaceView | null = null;
  let isConnected = false;
  return {
    view: () => view,
    isConnected: () => isConnected,
    untilLock: () => (view?.state === 'betting' ? Math.max(0, view.locksAt - clock.now()) : 0),
    rowed() {
      if (view?.state === 'over') return 1;
      if (view?.state !== 'racing' || view.startedAt === null) return 0;
      return Math.min(1, Math.max(0, (clock.now() - view.startedAt) / raceMs));
    },
    onChange: (run) => void listeners.push(run),
    open() {
      void followRoom({
        onEvent(name, data) {
          if (name !== 'race' || data === null) return;
          // The provider sends this type under this event name.
          view = data as RaceView;
          clock.synchronize(view.at);
          for (const run of listeners) run(view);
        },
        onConnection: (isOpen) => (isConnected = isOpen),
      });
    },
  };
}
