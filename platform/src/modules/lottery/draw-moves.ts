import type { DrawState } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { moveDraw, type Binding, type DrawRow } from './draw.store.ts';
import { drawView } from './views.ts';

/** Why a draw was not held. */
type VoidReason = 'missed' | 'beacon-missing' | 'commit-broken';

/** Moves a draw to another state and publishes it; `undefined` if another node has moved it already. */
export interface DrawMoves {
  move(
    draw: DrawRow,
    to: { to: DrawState; fence: bigint },
    also?: Binding,
  ): Promise<DrawRow | undefined>;
  /** The draw is void: every stake goes back. */
  giveUp(draw: DrawRow, reason: VoidReason, fence: bigint): Promise<DrawRow | undefined>;
  /** Publishes a draw that `moving` has moved. */
  announce(tx: Tx, moving: Promise<DrawRow | undefined>): Promise<DrawRow | undefined>;
}

export function createDrawMoves({ db }: Pick<Core, 'db'>, { live }: { live: Live }): DrawMoves {
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

  async function announce(
    tx: Tx,
    moving: Promise<DrawRow | undefined>,
  ): Promise<DrawRow | undefined> {
    const moved = await moving;
    if (moved) await live.publish(tx, 'draw.changed', 'everybody', drawView(moved));
    return moved;
  }

  return { move, giveUp, announce };
}
