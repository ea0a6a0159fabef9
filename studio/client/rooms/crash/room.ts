import { oddsAt, type CrashCurve } from '../../../src/games/crash-curve.ts';
import type { FlightView } from '../../../src/rooms/room-protocol.ts';
import { followRoom } from '../room-events.ts';
import { createServerClock } from '../server-clock.ts';

/** The client-side state of the shared flight. */
export interface FlightRoom {
  /** `null` before the first message of the room. */
  view(): FlightView | null;
  isConnected(): boolean;
  /** Current odds in hundredths; 100 before the take-off, the end odds after the flight. */
  odds(): number;
  /** Milliseconds until betting closes. */
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
  let isConnected = false;

  const aloft = (): number => (view?.tookOffAt ? Math.max(0, clock.now() - view.tookOffAt) : 0);

  return {
    view: () => view,
    isConnected: () => isConnected,
    odds() {
      if (view?.state === 'over') return view.endOdds ?? 100;
      return view?.state === 'flying' ? oddsAt(curve, aloft()) : 100;
    },
    untilTakeOff: () =>
      view?.state === 'boarding' ? Math.max(0, view.takesOffAt - clock.now()) : 0,
    aloft,
    onChange: (run) => void listeners.push(run),
    open() {
      void followRoom({
        onEvent(name, data) {
          if (name !== 'flight' || data === null) return;
          // The studio sends this type under this event name.
          view = data as FlightView;
          clock.synchronize(view.at);
          for (const run of listeners) run(view);
        },
        onConnection: (isOpen) => (isConnected = isOpen),
      });
    },
  };
}
