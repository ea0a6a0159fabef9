import type { Game } from '../games/game.ts';
import type { Settling } from '../rounds/settle.ts';
import { createFlights, type Flights } from './crash/flights.ts';
import { showFlight } from './crash/flight-view.ts';
import { createHunts, type Hunts } from './fish/hunts.ts';
import { startTicking } from './start-ticking.ts';
import { showRace } from './regatta/race-view.ts';
import { createRaces } from './regatta/races.ts';
import {
  createEventStream,
  type EventStream,
  type StreamEvent,
} from '@croupier/provider/event-stream';

/** A shared game with all its viewers. */
export interface Room {
  readonly stream: EventStream;
  /** What a new viewer is sent at once. */
  first(): Promise<StreamEvent>;
}

/** The shared games of a provider, by their codes. */
export interface Rooms {
  readonly settling: Settling;
  byCode(code: string): Room | null;
  flightsOf(code: string): Flights | null;
  huntsOf(code: string): Hunts | null;
  /** Ends the streams, then waits for work in progress. */
  stop(): Promise<void>;
}

const flightTickMs = 120;
const huntTickMs = 400;
const raceTickMs = 200;

type Ticking = Parameters<typeof startTicking>[0];

interface OpenRoom extends Room {
  readonly flights?: Flights;
  readonly hunts?: Hunts;
  readonly ticking: Ticking;
  readonly everyMs: number;
}

export function openRooms(settling: Settling): Rooms {
  const open = new Map<string, OpenRoom>();
  for (const game of settling.provider.games) {
    const room = roomOf(settling, game);
    if (room) open.set(game.listing.code, room);
  }
  const timers = [...open.values()].map(({ ticking, everyMs }) => startTicking(ticking, everyMs));
  return {
    settling,
    byCode: (code) => open.get(code) ?? null,
    flightsOf: (code) => open.get(code)?.flights ?? null,
    huntsOf: (code) => open.get(code)?.hunts ?? null,
    async stop() {
      for (const { stream } of open.values()) stream.close();
      await Promise.all(timers.map((room) => room.stop()));
    },
  };
}

/** `null` for a game that every player plays alone. */
function roomOf(settling: Settling, { face, listing: { code } }: Game): OpenRoom | null {
  if (face.kind === 'crash') {
    const stream = createEventStream();
    const flights = createFlights(settling, { code, curve: face.curve }, stream);
    const first = async () => ({ name: 'flight', data: await showFlight(settling, code) });
    return { stream, first, flights, ticking: flights, everyMs: flightTickMs };
  }
  if (face.kind === 'fish') {
    const stream = createEventStream();
    const hunts = createHunts(settling, { code, waterSeed: face.waterSeed }, stream);
    const first = async () => ({ name: 'catches', data: await hunts.recent() });
    return { stream, first, hunts, ticking: hunts, everyMs: huntTickMs };
  }
  if (face.kind !== 'regatta') return null;
  const stream = createEventStream();
  const races = createRaces(settling, { code, ...face }, stream);
  const first = async () => ({ name: 'race', data: await showRace(settling, code) });
  return { stream, first, ticking: races, everyMs: raceTickMs };
}
