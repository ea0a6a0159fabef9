import {
  drawV1,
  sha256Hex,
  type DrawFamily,
  type DrawId,
  type DrawState,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { Beacon, BeaconValue } from './beacon.ts';
import type { Catalogue } from './catalogue.ts';
import { chainCommit } from './commit-chain.ts';
import {
  addDraws,
  addSeed,
  dueDraws,
  moveDraw,
  seedOf,
  type Binding,
  type DrawRow,
} from './draw.store.ts';
import { writeDrawn } from './result.store.ts';
import { drawTimesFrom } from './schedule.ts';
import { sealLines } from './seal.ts';
import { drawView } from './views.ts';

/** How long a locked draw waits for its beacon before it becomes void. */
export const beaconPatienceMs = 120_000;
const sittingsAhead = 4;
const roundsAtMost = 200;
const drawsAtOnce = 6;

interface Uses {
  readonly live: Live;
  readonly beacon: Beacon;
  readonly catalogue: Catalogue;
}

export interface Draws {
  /** Creates the draws of the next minutes. */
  schedule(): Promise<void>;
  /** Advances every due draw as far as its time allows, up to its result. */
  advance(fence: bigint): Promise<void>;
  /** Advances one draw by one step, if that step is due and no other node has done it. */
  step(draw: DrawRow, fence: bigint): Promise<DrawState>;
}

/**
 * The draw's states from scheduled to resulted: each step is one transaction that checks the state before it.
 */
export function createDraws(
  { db, clock, random, ids, log }: Core,
  { live, beacon, catalogue }: Uses,
): Draws {
  async function schedule(): Promise<void> {
    await beacon.prepare();
    const now = clock.now();
    const games = await catalogue.games();
    const planned = games.flatMap((game) =>
      drawTimesFrom(game, now, sittingsAhead)
        .filter((sitting) => sitting.locksAt > now)
        .map((sitting) => ({
          id: ids.next('drw'),
          game_id: game.gameId,
          numero: sitting.numero,
          origin: game.drawnBy,
          opens_at: sitting.opensAt,
          locks_at: sitting.locksAt,
          draws_at: sitting.drawsAt,
        })),
    );
    await db.transaction((tx) => addDraws(tx, planned));
  }

  async function advance(fence: bigint): Promise<void> {
    const waiting = new Set<DrawId>();
    for (let rounds = 0; rounds < roundsAtMost; rounds++) {
      const due = await dueDraws(db.read, clock.now());
      const next = firstOfEachGame(due.filter((draw) => !waiting.has(draw.id)));
      if (next.length === 0) return;
      await Promise.all(
        next.slice(0, drawsAtOnce).map(async (draw) => {
          const state = await step(draw, fence);
          if (state === draw.state) waiting.add(draw.id);
        }),
      );
    }
  }

  async function step(draw: DrawRow, fence: bigint): Promise<DrawState> {
    const moved = await takeStep(draw, fence);
    return moved?.state ?? draw.state;
  }

  async function takeStep(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined> {
    switch (draw.state) {
      case 'scheduled':
        return draw.locks_at <= clock.now() ? giveUp(draw, 'missed', fence) : open(draw, fence);
      case 'open':
        return move(draw, { to: 'locked', fence });
      case 'locked':
        return move(draw, { to: 'drawing', fence }, await sealOf(draw));
      case 'drawing':
        return draw.origin === 'draw-v1' ? reveal(draw, fence) : undefined;
      default:
        return undefined;
    }
  }

  async function move(
    draw: DrawRow,
    { to, fence }: { to: DrawState; fence: bigint },
    also: Binding = {},
  ): Promise<DrawRow | undefined> {
    return db.transaction((tx) =>
      announce(tx, moveDraw(tx, draw.id, { from: draw.state, to, fence }, also)),
    );
  }

  function giveUp(draw: DrawRow, reason: VoidReason, fence: bigint) {
    return move(draw, { to: 'void', fence }, { void_reason: reason });
  }

  /** Stores a hash of all bets on an outside draw before its numbers can be known. */
  async function sealOf(draw: DrawRow): Promise<Binding> {
    if (draw.origin === 'draw-v1') return {};
    const { hash, lines } = await sealLines(db.read, draw.id);
    return { seal_hash: hash, seal_lines: lines };
  }

  async function open(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined> {
    if (draw.origin === 'outside') return move(draw, { to: 'open', fence });
    const seed = Buffer.from(random.bytes(32)).toString('hex');
    const commit = await sha256Hex(seed);
    return db.transaction((tx) => openBound(tx, draw, { seed, commit, fence }));
  }

  /**
   * Opens betting with the commit published and the beacon's round fixed, so that neither can be chosen
   * later.
   */
  async function openBound(
    tx: Tx,
    draw: DrawRow,
    { seed, commit, fence }: { seed: string; commit: string; fence: bigint },
  ): Promise<DrawRow | undefined> {
    const times = { locksAt: draw.locks_at, drawsAt: draw.draws_at };
    const bound = await beacon.roundFor(tx, times);
    if (!bound) return undefined;
    const opened = await moveDraw(
      tx,
      draw.id,
      { from: 'scheduled', to: 'open', fence },
      {
        commit_hash: commit,
        beacon_source: bound.source,
        beacon_chain: bound.chain,
        beacon_round: bound.round,
      },
    );
    if (!opened) return undefined;
    await addSeed(tx, draw.id, seed);
    await chainCommit(tx, draw, { commit, at: clock.now() });
    return announce(tx, Promise.resolve(opened));
  }

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

/** Why a draw was not held. */
type VoidReason = 'missed' | 'beacon-missing' | 'commit-broken';

/** The beacon's value inside of the drawn message. */
export function externalOf(
  { beacon_source, beacon_round }: Pick<DrawRow, 'beacon_source' | 'beacon_round'>,
  value: string,
): string {
  return `${beacon_source ?? 'local'}:${beacon_round ?? 0}:${value}`;
}

/** Draws of one game advance one after the other, because their commits form a chain. */
function firstOfEachGame(due: readonly DrawRow[]): DrawRow[] {
  const seen = new Set<string>();
  return due.filter(({ game_id }) => !seen.has(game_id) && seen.add(game_id));
}
