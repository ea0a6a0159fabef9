import { formatAmount } from '@croupier/contracts';
import type { Settling } from '../../rounds/settle.ts';
import { aliasOf } from '../alias.ts';
import type { FlightProof, FlightView } from '../room-protocol.ts';
import { seedAt, seedOf } from './flight-chain.ts';
import { before } from './flight-draw.ts';
import {
  chainById,
  countBets,
  flightById,
  latestFlight,
  recentEnds,
  shownBets,
  type ShownBet,
} from './flights.store.ts';

const shownAtMost = 40;
const recentAtMost = 24;

/**
 * The public view of the room: the end of a flight is shown only after the flight is over. `null` before the
 * first flight.
 */
export async function showFlight(
  { db: { read }, now }: Settling,
  game: string,
): Promise<FlightView | null> {
  const flight = await latestFlight(read, game);
  if (!flight) return null;
  const [bets, betCount, ends, chain] = await Promise.all([
    shownBets(read, flight.id, shownAtMost),
    countBets(read, flight.id),
    recentEnds(read, game, recentAtMost),
    chainById(read, flight.chain_id),
  ]);
  return {
    flight: flight.id,
    state: flight.state,
    at: now().getTime(),
    takesOffAt: flight.takes_off_at.getTime(),
    tookOffAt: flight.took_off_at?.getTime() ?? null,
    endOdds: flight.state === 'over' ? flight.end_odds : null,
    commit: before(seedAt(chain, flight.place)),
    published: chain.published,
    bets: bets.map(betOf),
    betCount,
    recent: ends.map(({ id, end_odds: end }) => ({ flight: id, endOdds: end ?? 0 })),
  };
}

function betOf({ player, currency, stake_units: stake, left_odds: leftOdds }: ShownBet) {
  return { alias: aliasOf(player), stake: formatAmount(stake), currency, leftOdds };
}

/** `null` while a flight is not over: its seed is secret until then. */
export async function proveFlight(
  { db: { read } }: Settling,
  id: string,
): Promise<FlightProof | null> {
  const flight = await flightById(read, id);
  if (flight?.state !== 'over' || flight.salt === null || flight.end_odds === null) return null;
  const chain = await chainById(read, flight.chain_id);
  return {
    flight: id,
    place: flight.place,
    seed: await seedOf(read, flight),
    salt: flight.salt,
    endOdds: flight.end_odds,
    published: chain.published,
  };
}
