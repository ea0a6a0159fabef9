import { formatAmount } from '@croupier/contracts';
import { chancesOf, fixtureOf } from '../../games/regatta-odds.ts';
import type { Settling } from '../../rounds/settle.ts';
import { aliasOf } from '../alias.ts';
import { seedAt, seedOf } from '../crash/flight-chain.ts';
import { before } from '../crash/flight-draw.ts';
import { chainById } from '../crash/flights.store.ts';
import type { PoolView, RaceProof, RaceView } from '../room-protocol.ts';
import { poolsOf, viewsOf, viewsOfStored } from './pools.ts';
import { bitsOf, courseBits } from './race-draw.ts';
import {
  latestRace,
  raceById,
  recentResults,
  shownBets,
  stakedOn,
  type Race,
  type StakedOnSide,
} from './races.store.ts';

const shownAtMost = 30;
const recentAtMost = 60;

/** The public view of the room. `null` before the first race. */
export async function showRace(
  { db: { read }, now }: Settling,
  game: string,
): Promise<RaceView | null> {
  const race = await latestRace(read, game);
  if (!race) return null;
  const [staked, bets, recent, chain] = await Promise.all([
    stakedOn(read, race.id),
    shownBets(read, race.id, shownAtMost),
    recentResults(read, game, recentAtMost),
    chainById(read, race.chain_id),
  ]);
  const seed = seedAt(chain, race.place);
  const { red, green } = fixtureOf(race.place);
  return {
    race: race.id,
    place: race.place,
    state: race.state,
    at: now().getTime(),
    locksAt: race.locks_at.getTime(),
    startedAt: race.started_at?.getTime() ?? null,
    red: red.id,
    green: green.id,
    pools: poolViews(race, staked),
    betCount: staked.reduce((sum, one) => sum + Number(one.bets), 0),
    bets: bets.map(({ player, side, stake_units: stake, currency }) => ({
      alias: aliasOf(player),
      side,
      stake: formatAmount(stake),
      currency,
    })),
    commit: before(seed),
    published: chain.published,
    course: courseOf(race, seed),
    recent: recent.map(({ id, won }) => ({ race: id, won })),
  };
}

function poolViews(
  race: Race,
  staked: readonly StakedOnSide[],
): Readonly<Record<string, PoolView>> {
  if (race.pools) return viewsOfStored(race.pools);
  return viewsOf(poolsOf(chancesOf(fixtureOf(race.place)), staked));
}

function courseOf({ salt, won }: Race, seed: string): RaceView['course'] {
  if (salt === null || won === null) return null;
  return { bits: courseBits(bitsOf({ seed, salt })), won };
}

/** `null` while a race is not over: its seed is secret until then. */
export async function proveRace({ db: { read } }: Settling, id: string): Promise<RaceProof | null> {
  const race = await raceById(read, id);
  if (race?.state !== 'over' || race.salt === null || race.won === null) return null;
  const chain = await chainById(read, race.chain_id);
  return {
    race: id,
    place: race.place,
    seed: await seedOf(read, race),
    salt: race.salt,
    won: race.won,
    published: chain.published,
    pools: viewsOfStored(race.pools ?? {}),
  };
}
