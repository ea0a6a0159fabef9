import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { newSeed } from '../../rounds/seeds.ts';
import { before, chainOf } from './flight-draw.ts';
import { addChain, chainById, latestChain, type FlightChain } from './flights.store.ts';

/** Enough for days of continuous flights; when it is used up, a new chain is created and published. */
const chainLength = 20_000;

const stored = new Map<string, readonly string[]>();

/**
 * The seed of a chain's flight, counted from 1. The whole chain is kept in memory, because it is computed by
 * hashing backwards.
 */
export function seedAt(chain: FlightChain, place: number): string {
  let seeds = stored.get(chain.id);
  if (!seeds) stored.set(chain.id, (seeds = chainOf(chain.last_seed, chain.length)));
  const seed = seeds[place - 1];
  if (!seed) throw new Error(`chain ${chain.id} has no flight ${place}`);
  return seed;
}

export async function seedOf(
  read: Kysely<Tables>,
  flight: { readonly chain_id: string; readonly place: number },
): Promise<string> {
  return seedAt(await chainById(read, flight.chain_id), flight.place);
}

export interface ChainOwner {
  readonly game: string;
  readonly now: Date;
  /** The last place that the game has used of a chain; 0 for none. */
  lastPlace(chain: string): Promise<number>;
}

/** The next place on the game's current chain, or the first place of a new chain. */
export async function nextPlace(
  read: Kysely<Tables>,
  { game, now, lastPlace }: ChainOwner,
): Promise<{ chain: FlightChain; place: number }> {
  const chain = await latestChain(read, game);
  const place = chain ? (await lastPlace(chain.id)) + 1 : 1;
  if (chain && place <= chain.length) return { chain, place };
  const fresh = newChain(game, now);
  await addChain(read, fresh);
  return { chain: fresh, place: 1 };
}

function newChain(game: string, now: Date): FlightChain {
  const lastSeed = newSeed();
  const first = chainOf(lastSeed, chainLength)[0] ?? lastSeed;
  return {
    id: randomUUID(),
    game_code: game,
    length: chainLength,
    last_seed: lastSeed,
    published: before(first),
    made_at: now,
  };
}
