import { crash } from '../games/crash.ts';
import { kiteCurve } from '../games/crash-curve.ts';
import { fish, waterSeed } from '../games/fish.ts';
import type { Settling } from '../rounds/settle.ts';
import { createFlights, type Flights } from './crash/flights.ts';
import { createHunts, type Hunts } from './fish/hunts.ts';
import { keepTicking } from './keep-ticking.ts';
import { createEventStream, type EventStream } from '@croupier/provider/event-stream';

/** The shared games, with all their viewers. */
export interface Rooms {
  readonly settling: Settling;
  readonly flights: Flights;
  readonly flightStream: EventStream;
  readonly hunts: Hunts;
  readonly huntStream: EventStream;
  /** Ends the streams, then waits for work in progress. */
  stop(): Promise<void>;
}

const flightTickMs = 120;
const huntTickMs = 400;

export function openRooms(settling: Settling): Rooms {
  const flightStream = createEventStream();
  const huntStream = createEventStream();
  const { code } = crash.listing;
  const flights = createFlights(settling, { code, curve: kiteCurve }, flightStream);
  const hunts = createHunts(settling, { code: fish.listing.code, waterSeed }, huntStream);
  const ticking = [keepTicking(flights, flightTickMs), keepTicking(hunts, huntTickMs)];
  return {
    settling,
    flights,
    flightStream,
    hunts,
    huntStream,
    async stop() {
      flightStream.close();
      huntStream.close();
      await Promise.all(ticking.map((room) => room.stop()));
    },
  };
}
