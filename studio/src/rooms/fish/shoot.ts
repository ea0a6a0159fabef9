import { drawsOf, isCaught } from '../../games/fish-catch.ts';
import type { Shot } from '../../games/fish-result.ts';
import { bulletsPerBet } from '../../games/fish.ts';
import { placeOf, swimmerById, type Swimmer } from '../../games/fish-waters.ts';
import { belowFrom } from '../../maths/words.ts';
import type { Tx } from '../../db/connect.ts';
import type { Round } from '../../rounds/rounds.store.ts';
import { wordsOf } from '../../rounds/seeds.ts';
import { addShot, isCaughtAlready, lockHunt, shotsOf, takeFish } from './hunts.store.ts';

export interface Shooting {
  readonly round: string;
  readonly number: number;
  readonly fish: string;
  readonly waterSeed: string;
  readonly now: Date;
}

/** Tolerance for shots that arrive late: a page shows the water with a delay, and its shots take time too. */
const patienceMs = 2_500;
/** Minimum time between bullets; a hunt may begin with a few bullets at once. */
const bulletMs = 110;
const atOnce = 6;

export function leftOf(shots: readonly { readonly came: Shot['came'] }[]): number {
  return bulletsPerBet - shots.filter(({ came }) => came !== 'returned').length;
}

/**
 * The number drawn for a shot, for verification: below `drawsOf` the fish, from the hunt's seeds and the
 * shot's number.
 */
export function drawShot(
  { server_seed: server, client_seed: client }: Pick<Round, 'server_seed' | 'client_seed'>,
  number: number,
  { kind }: Pick<Swimmer, 'kind'>,
): number {
  return belowFrom(wordsOf({ server, client: `${client}:${number}` }), drawsOf(kind));
}

/**
 * Decides one bullet that hit. Repeating a shot number gives the same shot. `null` if nothing can be decided:
 * no bullet left, no such fish in the water, a number out of order or a shot too soon.
 */
export async function shoot(
  tx: Tx,
  { round: id, number, fish, waterSeed, now }: Shooting,
): Promise<Shot | null> {
  const round = await lockHunt(tx, id);
  const before = await shotsOf(tx, id);
  const known = before.find((shot) => shot.number === number);
  if (known) return shotOf(known);
  const swimmer = swimming(waterSeed, fish, now);
  const isInTurn = number === before.length + 1 && isTimely(round, number, now);
  if (round.state !== 'open' || !isInTurn || !swimmer || leftOf(before) === 0) return null;
  const came = await comesOf(tx, { round, number, swimmer, now });
  const { worth } = swimmer.kind;
  await addShot(tx, { round_id: id, number, fish, worth, came, shot_at: now });
  return { number, fish, worth, came };
}

/**
 * If another player takes the fish at the same moment, the bullet is free, and the number drawn for it is
 * used up.
 */
async function comesOf(
  tx: Tx,
  { round, number, swimmer, now }: { round: Round; number: number; swimmer: Swimmer; now: Date },
): Promise<Shot['came']> {
  if (await isCaughtAlready(tx, swimmer.id)) return 'returned';
  if (!isCaught(drawShot(round, number, swimmer))) return 'missed';
  const isMine = await takeFish(tx, { fish: swimmer.id, round: round.id, now });
  return isMine ? 'caught' : 'returned';
}

function swimming(waterSeed: string, fish: string, now: Date): Swimmer | null {
  const swimmer = swimmerById(waterSeed, fish);
  if (!swimmer) return null;
  const isThere = [now.getTime(), now.getTime() - patienceMs].some((time) =>
    placeOf(swimmer, time),
  );
  return isThere ? swimmer : null;
}

function isTimely(round: Round, number: number, now: Date): boolean {
  return now.getTime() - round.started_at.getTime() >= (number - atOnce) * bulletMs;
}

export function shotOf({ number, fish, worth, came }: Shot): Shot {
  return { number, fish, worth, came };
}
