import { drawV1, sha256Hex, type DrawId, type DrawState } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { Beacon } from './beacon.ts';
import { gameOf, games } from './definitions/games.ts';
import {
  addDraws,
  addSeed,
  dueDraws,
  moveDraw,
  seedOf,
  writeResult,
  type DrawRow,
} from './draw.store.ts';
import { sittingsFrom } from './schedule.ts';
import { drawView } from './views.ts';

/** How long a locked draw waits for its beacon before it is void. */
export const beaconPatienceMs = 120_000;
const sittingsAhead = 4;
const stepsAtMost = 200;

interface Uses {
  readonly live: Live;
  readonly beacon: Beacon;
}

export interface Draws {
  /** Creates the draws of the next minutes. */
  schedule(): Promise<void>;
  /** Takes every due draw as far as its time allows, up to its result. */
  advance(fence: bigint): Promise<void>;
  /** Takes one draw one step on, if that step is due and nobody else has taken it. */
  step(draw: DrawRow, fence: bigint): Promise<DrawState>;
}

/** The draw's way from scheduled to resulted: each step is one transaction that checks the state before. */
export function createDraws({ db, clock, random, ids, log }: Core, { live, beacon }: Uses): Draws {
  async function schedule(): Promise<void> {
    await beacon.prepare();
    const now = clock.now();
    const planned = games.flatMap((game) =>
      sittingsFrom(game, now, sittingsAhead)
        .filter((sitting) => sitting.locksAt > now)
        .map((sitting) => ({
          id: ids.next('drw'),
          game_id: game.gameId,
          numero: sitting.numero,
          opens_at: sitting.opensAt,
          locks_at: sitting.locksAt,
          draws_at: sitting.drawsAt,
        })),
    );
    await db.transaction((tx) => addDraws(tx, planned));
  }

  async function advance(fence: bigint): Promise<void> {
    const waiting = new Set<DrawId>();
    for (let steps = 0; steps < stepsAtMost; steps++) {
      const next = (await dueDraws(db.read, clock.now())).find((draw) => !waiting.has(draw.id));
      if (!next) return;
      const state = await step(next, fence);
      if (state === next.state) waiting.add(next.id);
    }
  }

  async function step(draw: DrawRow, fence: bigint): Promise<DrawState> {
    const moved = await takeStep(draw, fence);
    return moved?.state ?? draw.state;
  }

  async function takeStep(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined> {
    switch (draw.state) {
      case 'scheduled':
        return draw.locks_at <= clock.now() ? move(draw, 'void', fence) : open(draw, fence);
      case 'open':
        return move(draw, 'locked', fence);
      case 'locked':
        return move(draw, 'drawing', fence);
      case 'drawing':
        return reveal(draw, fence);
      default:
        return undefined;
    }
  }

  async function move(draw: DrawRow, to: DrawState, fence: bigint): Promise<DrawRow | undefined> {
    return db.transaction((tx) =>
      announce(tx, moveDraw(tx, draw.id, { from: draw.state, to, fence })),
    );
  }

  /** Betting opens with the commit published and the beacon's round named: neither can be chosen later. */
  async function open(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined> {
    const seed = Buffer.from(random.bytes(32)).toString('hex');
    const commit = await sha256Hex(seed);
    return db.transaction(async (tx) => {
      const bound = await beacon.roundAt(tx, draw.draws_at);
      if (!bound) return undefined;
      const opened = await moveDraw(
        tx,
        draw.id,
        { from: 'scheduled', to: 'open', fence },
        { commit_hash: commit, beacon_chain: bound.chain, beacon_round: bound.round },
      );
      if (opened) await addSeed(tx, draw.id, seed);
      return announce(tx, Promise.resolve(opened));
    });
  }

  /** Draws, or waits for the beacon, or gives up: there is no other way to a result. */
  async function reveal(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined> {
    const value = await beaconValue(draw);
    if (value === null) return isPatienceOver(draw) ? move(draw, 'void', fence) : undefined;
    const seed = await seedOf(db.read, draw.id);
    if (!seed || (await sha256Hex(seed)) !== draw.commit_hash) {
      log.error({ draw: draw.id }, 'the server seed does not match its commit: the draw is void');
      return move(draw, 'void', fence);
    }
    const result = await drawV1({
      serverSeed: seed,
      family: familyOf(draw),
      numero: draw.numero,
      external: externalOf(draw.beacon_round ?? 0, value),
    });
    return db.transaction((tx) =>
      announce(tx, writeResult(tx, draw.id, { result, beaconValue: value, fence })),
    );
  }

  async function beaconValue({
    beacon_chain: chain,
    beacon_round: round,
  }: DrawRow): Promise<string | null> {
    return chain === null || round === null ? null : beacon.valueOf({ chain, round });
  }

  function isPatienceOver(draw: DrawRow): boolean {
    return clock.now().getTime() > draw.draws_at.getTime() + beaconPatienceMs;
  }

  async function announce(
    tx: Tx,
    moving: Promise<DrawRow | undefined>,
  ): Promise<DrawRow | undefined> {
    const moved = await moving;
    if (moved) await live.publish(tx, 'draw.changed', 'everybody', drawView(moved));
    return moved;
  }

  return { schedule, advance, step };
}

/** The beacon's word inside the drawn message. */
export function externalOf(round: number, value: string): string {
  return `local:${round}:${value}`;
}

function familyOf(draw: DrawRow) {
  const game = gameOf(draw.game_id);
  if (!game) throw new Error(`Draw ${draw.id} is of a game that is not defined: ${draw.game_id}`);
  return game.drawFamily;
}
