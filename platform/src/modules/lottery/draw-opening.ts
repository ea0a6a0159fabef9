import { sha256Hex } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Beacon } from './beacon.ts';
import { chainCommit } from './commit-chain.ts';
import type { DrawMoves } from './draw-moves.ts';
import { addSeed, moveDraw, type DrawRow } from './draw.store.ts';

/** Opens betting on draws. */
export function createDrawOpening(
  { db, clock, random }: Pick<Core, 'db' | 'clock' | 'random'>,
  { beacon, moves: { move, announce } }: { readonly beacon: Beacon; readonly moves: DrawMoves },
) {
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

  return open;
}
