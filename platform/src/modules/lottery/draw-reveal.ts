import { drawV1, sha256Hex, type DrawFamily } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Beacon, BeaconValue } from './beacon.ts';
import type { Catalogue } from './catalogue.ts';
import type { DrawMoves } from './draw-moves.ts';
import { seedOf, type DrawRow } from './draw.store.ts';
import { writeDrawn } from './result.store.ts';

/** How long a locked draw waits for its beacon before it becomes void. */
export const beaconPatienceMs = 120_000;

interface Dependencies {
  readonly beacon: Beacon;
  readonly catalogue: Catalogue;
  readonly moves: DrawMoves;
}

/** Produces the results of `draw-v1`. */
export function createDrawReveal(
  { db, clock, log }: Pick<Core, 'db' | 'clock' | 'log'>,
  { beacon, catalogue, moves: { giveUp, announce } }: Dependencies,
) {
  /** Draws, waits for the beacon, or gives up. No other code produces a result. */
  async function reveal(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined> {
    const found = await beaconValue(draw);
    if (found === null)
      return isPatienceOver(draw) ? giveUp(draw, 'beacon-missing', fence) : undefined;
    const seed = await seedOf(db.read, draw.id);
    if (!seed || (await sha256Hex(seed)) !== draw.commit_hash) {
      log.error({ draw: draw.id }, 'the server seed does not match its commit: the draw is void');
      return giveUp(draw, 'commit-broken', fence);
    }
    const result = await drawV1({
      serverSeed: seed,
      family: await familyOf(draw),
      numero: draw.numero,
      external: externalOf(draw, found.value),
    });
    const drawn = { result, beacon: found, fence, at: clock.now() };
    return db.transaction((tx) => announce(tx, writeDrawn(tx, draw.id, drawn)));
  }

  async function beaconValue(draw: DrawRow): Promise<BeaconValue | null> {
    const { beacon_source: source, beacon_chain: chain, beacon_round: round } = draw;
    return source === null || round === null ? null : beacon.valueOf({ source, chain, round });
  }

  async function familyOf(draw: DrawRow): Promise<DrawFamily> {
    const game = await catalogue.gameOf(draw.game_id);
    if (!game) throw new Error(`Draw ${draw.id} is of a game that is not defined: ${draw.game_id}`);
    return game.drawFamily;
  }

  function isPatienceOver(draw: DrawRow): boolean {
    return clock.now().getTime() > draw.draws_at.getTime() + beaconPatienceMs;
  }

  return reveal;
}

/** The beacon's value inside of the drawn message. */
export function externalOf(
  { beacon_source, beacon_round }: Pick<DrawRow, 'beacon_source' | 'beacon_round'>,
  value: string,
): string {
  return `${beacon_source ?? 'local'}:${beacon_round ?? 0}:${value}`;
}
