import type { Core } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { Beacon } from './beacon.ts';
import type { Catalogue } from './catalogue.ts';
import { createDrawMoves } from './draw-moves.ts';
import { createDrawOpening } from './draw-opening.ts';
import { createDrawReveal } from './draw-reveal.ts';
import type { Binding, DrawRow } from './draw.store.ts';
import { sealLines } from './seal.ts';

interface Dependencies {
  readonly live: Live;
  readonly beacon: Beacon;
  readonly catalogue: Catalogue;
}

export interface DrawSteps {
  /** Takes the step that the draw's state asks for; `undefined` if it must wait or another node took it. */
  take(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined>;
}

export function createDrawSteps(core: Core, { live, beacon, catalogue }: Dependencies): DrawSteps {
  const { db, clock } = core;
  const moves = createDrawMoves(core, { live });
  const { move, giveUp } = moves;
  const open = createDrawOpening(core, { beacon, moves });
  const reveal = createDrawReveal(core, { beacon, catalogue, moves });

  async function take(draw: DrawRow, fence: bigint): Promise<DrawRow | undefined> {
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

  /** Stores a hash of all bets on an outside draw before its numbers can be known. */
  async function sealOf(draw: DrawRow): Promise<Binding> {
    if (draw.origin === 'draw-v1') return {};
    const { hash, lines } = await sealLines(db.read, draw.id);
    return { seal_hash: hash, seal_lines: lines };
  }

  return { take };
}
