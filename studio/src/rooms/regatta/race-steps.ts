import { randomUUID } from 'node:crypto';
import { chancesOf, fixtureOf, paidFor } from '../../games/regatta-odds.ts';
import type { Tx } from '../../db/connect.ts';
import { decideRound, takeStep } from '../../rounds/rounds.store.ts';
import { leaseMs, type Settling } from '../../rounds/settle.ts';
import { nextPlace, seedOf } from '../crash/flight-chain.ts';
import { chainById } from '../crash/flights.store.ts';
import { saltOf } from '../crash/flight-draw.ts';
import { poolsOf, storedOf } from './pools.ts';
import { bitsOf, wonBy } from './race-draw.ts';
import {
  addBets,
  addRace,
  betsOf,
  bookedBets,
  lastRacePlace,
  lockRace,
  stepRace,
  strandedBets,
  type CountedBet,
  type Race,
} from './races.store.ts';

export interface RaceGame {
  readonly code: string;
  readonly bettingMs: number;
  readonly raceMs: number;
}

/** A race that no process has started for longer than this is cancelled: some bets may have been refused. */
export const unservedMs = 3_000;

/** Opens the next race for bets. */
export async function openRace({ db, now }: Settling, game: RaceGame): Promise<void> {
  const at = now();
  const { chain, place } = await nextPlace(db.read, {
    game: game.code,
    now: at,
    lastPlace: (one) => lastRacePlace(db.read, one),
  });
  await addRace(db.read, {
    id: randomUUID(),
    game_code: game.code,
    chain_id: chain.id,
    place,
    state: 'betting',
    locks_at: new Date(at.getTime() + game.bettingMs),
    started_at: null,
    salt: null,
    won: null,
    pools: null,
    ended_at: null,
  });
}

/** Closes the betting: stores which bets count and the dividends, and decides the race from the seeds. */
export function startRace({ db, now }: Settling, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const race = await lockRace(tx, id);
    if (race.state !== 'betting') return;
    const bets = await bookedBets(tx, id);
    const chain = await chainById(tx, race.chain_id);
    const salt = saltOf(
      chain.published,
      bets.map((bet) => bet.client_seed),
    );
    const chances = chancesOf(fixtureOf(race.place));
    const staked = bets.map((bet) => ({ ...bet, units: bet.stake_units }));
    await addBets(
      tx,
      bets.map((bet) => ({
        round_id: bet.id,
        race_id: id,
        side: bet.side,
        currency: bet.currency,
      })),
    );
    const change = {
      started_at: now(),
      salt,
      won: wonBy(chances, bitsOf({ seed: await seedOf(tx, race), salt })),
      pools: JSON.stringify(storedOf(poolsOf(chances, staked))),
    };
    await stepRace(tx, id, { from: 'betting', to: 'racing' }, change);
  });
}

/** No process was running when the betting should have closed: the stakes are given back. */
export async function callOff({ db, now }: Settling, { id }: Race): Promise<void> {
  await stepRace(db.read, id, { from: 'betting', to: 'cancelled' }, { ended_at: now() });
}

export function isOver({ started_at: started }: Race, { raceMs }: RaceGame, now: Date): boolean {
  return started !== null && now.getTime() - started.getTime() >= raceMs;
}

/** Ends a race: the bets on what happened are paid by the dividend of their currency, the others lose. */
export function endRace({ db, now }: Settling, id: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const race = await lockRace(tx, id);
    if (race.state !== 'racing') return [];
    const bets = await betsOf(tx, id);
    for (const bet of bets) await decide(tx, race, { bet, now: now() });
    await stepRace(tx, id, { from: 'racing', to: 'over' }, { ended_at: now() });
    return bets.map((bet) => bet.round_id);
  });
}

async function decide(
  tx: Tx,
  { id, won, pools }: Race,
  { bet, now }: { bet: CountedBet; now: Date },
): Promise<void> {
  const dividend = won && pools?.[bet.currency]?.dividends[won];
  if (!won || !dividend) throw new Error(`race ${id} is not decided`);
  await decideRound(tx, bet.round_id, {
    result: JSON.stringify({ kind: 'race', race: id, won, dividend }),
    win_units: bet.side === won ? paidFor(bet.stake_units, dividend) : 0n,
    due_at: new Date(now.getTime() + leaseMs),
  });
}

/** Gives back stakes that came after the betting closed, or for no race. Returns their rounds. */
export async function returnStrandedBets(
  { db, now }: Settling,
  { code }: RaceGame,
  betting: string,
): Promise<string[]> {
  const rounds = await strandedBets(db.read, { game: code, betting });
  const due = { attempts: 0, due_at: new Date(now().getTime() + leaseMs) };
  const step = { from: 'open', to: 'rolling-back' } as const;
  for (const { id } of rounds) await takeStep(db.read, id, step, due);
  return rounds.map(({ id }) => id);
}
