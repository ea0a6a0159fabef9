import { randomUUID } from 'node:crypto';
import type { RoundOrder } from '../play-protocol.ts';
import type { Tx } from '../db/connect.ts';
import type { Game } from '../games/game.ts';
import {
  addRound,
  lastRoundStart,
  lockSession,
  roundByOrder,
  setNextSeed,
  unfinishedRounds,
  type Round,
  type Session,
} from './rounds.store.ts';
import { newSeed, wordsOf } from './seeds.ts';
import { leaseMs } from './settle.ts';

export interface Beginning {
  readonly session: Session;
  readonly game: Game;
  readonly order: RoundOrder;
  readonly costUnits: bigint;
  readonly now: Date;
}

/**
 * `round-open`: the session already runs as many rounds as the game allows; `too-soon`: the minimum cycle is
 * not over.
 */
export type BeginResult =
  | { readonly ok: true; readonly round: Round; readonly isNew: boolean }
  | { readonly ok: false; readonly code: 'round-open' | 'too-soon' };

/**
 * Stores the round before anything is staked, with its outcome unless a room decides it: a crash cannot cause
 * a second draw, and the row states what is owed.
 */
export async function beginRound(
  tx: Tx,
  { session, game, order, costUnits, now }: Beginning,
): Promise<BeginResult> {
  const { next_seed: serverSeed } = await lockSession(tx, session.id);
  const known = await roundByOrder(tx, { session: session.id, order: order.orderId });
  if (known) return { ok: true, round: known, isNew: false };
  if ((await unfinishedRounds(tx, session.id)).length >= game.roundsAtOnce)
    return { ok: false, code: 'round-open' };
  if (!game.isPacedByRoom && (await isTooSoon(tx, session, now)))
    return { ok: false, code: 'too-soon' };
  const words = wordsOf({ server: serverSeed, client: order.clientSeed });
  const decision = game.decide({ choice: order.choice ?? null, costUnits, words });
  const round = await addRound(tx, {
    id: randomUUID(),
    session_id: session.id,
    order_id: order.orderId,
    state: 'betting',
    stake_units: costUnits,
    win_units: decision?.winUnits ?? 0n,
    server_seed: serverSeed,
    client_seed: order.clientSeed,
    choice: order.choice === undefined ? null : JSON.stringify(order.choice),
    result: decision ? JSON.stringify(decision.result) : null,
    is_held: decision === null,
    reward_uuid: order.freeRounds ?? null,
    refusal: null,
    balance: null,
    attempts: 0,
    due_at: new Date(now.getTime() + leaseMs),
    started_at: now,
    ended_at: null,
  });
  await setNextSeed(tx, session.id, newSeed());
  return { ok: true, round, isNew: true };
}

async function isTooSoon(tx: Tx, session: Session, now: Date): Promise<boolean> {
  if (session.min_cycle_ms === 0) return false;
  const last = await lastRoundStart(tx, session.id);
  return last !== undefined && now.getTime() - last.getTime() < session.min_cycle_ms;
}
