import { oddsAt, type CrashCurve } from '../../../src/games/crash-curve.ts';
import type { FlightView } from '../../../src/rooms/room-protocol.ts';
import { hearRoom } from '../room-events.ts';
import { createServerClock } from '../server-clock.ts';

/** The shared flight as this page knows it. */
export interface FlightRoom {
  /** `null` before the room was heard. */
  view(): FlightView | null;
  isHeard(): boolean;
  /** Hundredths that stand now; 100 before the take-off, where it ended afterwards. */
  odds(): number;
  /** Milliseconds until the doors close. */
  untilTakeOff(): number;
  /** Milliseconds since the take-off. */
  aloft(): number;
  onChange(run: (view: FlightView) => void): void;
  open(): void;
}

export function createFlightRoom(curve: CrashCurve): FlightRoom {
  const clock = createServerClock();
  const listeners: ((view: FlightView) => void)[] = [];
  let view: FlightView | null = null;
  let isHeard = false;

  const aloft = (): number => (view?.tookOffAt ? Math.max(0, clock.now() - view.tookOffAt) : 0);

  return {
    view: () => view,
    isHeard: () => isHeard,
    odds() {
      if (view?.state === 'over') return view.endOdds ?? 100;
      return view?.state === 'flying' ? oddsAt(curve, aloft()) : 100;
    },
    untilTakeOff: () =>
      view?.state === 'boarding' ? Math.max(0, view.takesOffAt - clock.now()) : 0,
    aloft,
    onChange: (run) => void listeners.push(run),
    open() {
      void hearRoom({
        onEvent(name, data) {
          if (name !== 'flight' || data === null) return;
          // The studio sends this type under this name.
          view = data as FlightView;
          clock.hear(view.at);
          for (const run of listeners) run(view);
        },
        onHeard: (heard) => (isHeard = heard),
      });
    },
  };
}
