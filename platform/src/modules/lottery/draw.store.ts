import type { DrawId, DrawState } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_draw: DrawTable;
    lottery_server_seed: ServerSeedTable;
  }
}

export interface DrawTable {
  id: DrawId;
  game_id: string;
  numero: string;
  origin: DrawOrigin;
  state: DrawState;
  opens_at: Date;
  locks_at: Date;
  draws_at: Date;
  commit_hash: string | null;
  beacon_source: BeaconSource | null;
  beacon_chain: string | null;
  beacon_round: number | null;
  beacon_value: string | null;
  beacon_signature: string | null;
  seal_hash: string | null;
  seal_lines: bigint | null;
  result: number[] | null;
  result_version: number;
  void_reason: string | null;
  settled_at: Date | null;
  fence: bigint;
}

/** Where the numbers come from: `draw-v1`, or entered for a draw that is held elsewhere. */
export type DrawOrigin = 'draw-v1' | 'outside';
export type BeaconSource = 'local' | 'quicknet';

export interface ServerSeedTable {
  draw_id: DrawId;
  seed: string;
}

export type DrawRow = DrawTable;
type Reader = Tx | Db['read'];
type NewDraw = Pick<
  DrawTable,
  'id' | 'game_id' | 'numero' | 'origin' | 'opens_at' | 'locks_at' | 'draws_at'
>;

/** Adds draws; existing issues stay unchanged. */
export async function addDraws(tx: Tx, draws: readonly NewDraw[]): Promise<void> {
  await tx
    .insertInto('lottery_draw')
    .values(
      draws.map((draw) => ({ ...draw, state: 'scheduled' as const, result_version: 0, fence: 0n })),
    )
    .onConflict((conflict) => conflict.columns(['game_id', 'numero']).doNothing())
    .execute();
}

/** Draws whose next step is due, the longest waiting first. */
export async function dueDraws(db: Reader, now: Date): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('settled_at', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'scheduled'), is('opens_at', '<=', now)]),
        is.and([is('state', '=', 'open'), is('locks_at', '<=', now)]),
        is.and([is('state', '=', 'locked'), is('draws_at', '<=', now)]),
        is.and([is('state', '=', 'drawing'), is('origin', '=', 'draw-v1')]),
      ]),
    )
    .orderBy('draws_at')
    .execute();
}

/** Outside draws whose numbers are not agreed on yet. */
export async function awaitedDraws(db: Reader): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('state', '=', 'drawing')
    .where('origin', '=', 'outside')
    .orderBy('draws_at')
    .execute();
}

/** Draws with money still to book: payouts of a result, or refunds of a void one. */
export async function unsettledDraws(db: Reader): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('state', 'in', ['resulted', 're-resulted', 'void'])
    .orderBy('draws_at')
    .execute();
}

export async function drawById(db: Reader, id: DrawId): Promise<DrawRow | undefined> {
  return db.selectFrom('lottery_draw').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Reads a draw under a shared lock: its state cannot change until the transaction ends, and other readers do
 * not wait.
 */
export async function drawForShare(tx: Tx, id: DrawId): Promise<DrawRow | undefined> {
  return tx
    .selectFrom('lottery_draw')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** The same for several draws, in the order of their ids. */
export async function drawsForShare(tx: Tx, ids: readonly DrawId[]): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`/* lottery-draws-kept */
    SELECT * FROM lottery_draw WHERE id = ANY(${ids}::text[]) ORDER BY id FOR SHARE`.execute(tx);
  return rows;
}

/** Reads a draw under an exclusive lock until the transaction ends. */
export async function lockDraw(tx: Tx, id: DrawId): Promise<DrawRow | undefined> {
  return tx
    .selectFrom('lottery_draw')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a draw has an outcome that is not completely booked. */
export function isUnsettled({ state, settled_at }: DrawRow): boolean {
  return (
    settled_at === null && (state === 'resulted' || state === 're-resulted' || state === 'void')
  );
}

export interface Step {
  readonly from: DrawState;
  readonly to: DrawState;
  readonly fence: bigint;
}

export type Binding = Partial<
  Pick<
    DrawTable,
    | 'commit_hash'
    | 'beacon_source'
    | 'beacon_chain'
    | 'beacon_round'
    | 'seal_hash'
    | 'seal_lines'
    | 'void_reason'
  >
>;

/**
 * Changes a draw's state; `undefined` when it is not in the expected state, or when a newer lease has changed
 * it.
 */
export async function moveDraw(
  tx: Tx,
  id: DrawId,
  { from, to, fence }: Step,
  also: Binding = {},
): Promise<DrawRow | undefined> {
  return tx
    .updateTable('lottery_draw')
    .set({ ...also, state: to, fence })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('fence', '<=', fence)
    .returningAll()
    .executeTakeFirst();
}

/** Finishes a draw whose money is booked; a void one stays void. The caller has locked the row. */
export async function finishDraw(tx: Tx, { id, state }: DrawRow, at: Date): Promise<DrawRow> {
  return tx
    .updateTable('lottery_draw')
    .set({ state: state === 'void' ? 'void' : 'settled', settled_at: at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addSeed(tx: Tx, drawId: DrawId, seed: string): Promise<void> {
  await tx.insertInto('lottery_server_seed').values({ draw_id: drawId, seed }).execute();
}

export async function seedOf(db: Reader, drawId: DrawId): Promise<string | undefined> {
  const row = await db
    .selectFrom('lottery_server_seed')
    .select('seed')
    .where('draw_id', '=', drawId)
    .executeTakeFirst();
  return row?.seed;
}

const lateDrawMs = 86_400_000;

/**
 * Unfinished draws of every game: first those open for betting, then the next ones. One that is late by more than a
 * day is not what is played now.
 */
export async function upcomingDraws(db: Reader, now: Date): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('state', 'in', ['scheduled', 'open', 'locked', 'drawing'])
    .where('draws_at', '>', new Date(now.getTime() - lateDrawMs))
    .orderBy((order) => order('state', '=', 'open'), 'desc')
    .orderBy((order) => order('state', '=', 'scheduled'))
    .orderBy('draws_at')
    .execute();
}

/** Latest draws of a game with a result, the newest first. */
export async function openedDraws(db: Reader, gameId: string, limit: number): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('result', 'is not', null)
    .orderBy('draws_at', 'desc')
    .limit(limit)
    .execute();
}
