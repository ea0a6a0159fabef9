import type { DrawId, DrawState } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { Beacon } from './beacon.ts';
import type { Catalogue } from './catalogue.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { createDrawSteps } from './draw-steps.ts';
import { addDraws, dueDraws, type DrawRow } from './draw.store.ts';
import { drawTimesFrom } from './schedule.ts';

const sittingsAhead = 4;
const roundsAtMost = 200;
const drawsAtOnce = 6;

interface Dependencies {
  readonly live: Live;
  readonly beacon: Beacon;
  readonly catalogue: Catalogue;
}

export interface Draws {
  /** Creates the next draws of every game, or of those that `isWanted` accepts. */
  schedule(isWanted?: (game: GameDefinition) => boolean): Promise<void>;
  /** Advances every due draw as far as its time allows, up to its result. */
  advance(fence: bigint): Promise<void>;
  /** Advances one draw by one step, if that step is due and no other node has done it. */
  step(draw: DrawRow, fence: bigint): Promise<DrawState>;
}

/**
 * The draw's states from scheduled to resulted: each step is one transaction that checks the state before it.
 */
export function createDraws(core: Core, { live, beacon, catalogue }: Dependencies): Draws {
  const { db, clock, ids } = core;
  const steps = createDrawSteps(core, { live, beacon, catalogue });

  async function schedule(isWanted: (game: GameDefinition) => boolean = () => true): Promise<void> {
    await beacon.prepare();
    const now = clock.now();
    const games = (await catalogue.games()).filter(isWanted);
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
    const moved = await steps.take(draw, fence);
    return moved?.state ?? draw.state;
  }

  return { schedule, advance, step };
}

/** Draws of one game advance one after the other, because their commits form a chain. */
function firstOfEachGame(due: readonly DrawRow[]): DrawRow[] {
  const seen = new Set<string>();
  return due.filter(({ game_id }) => !seen.has(game_id) && seen.add(game_id));
}
