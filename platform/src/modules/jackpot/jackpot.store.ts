import type { GameType, JackpotDrawId, MemberId, RoundId } from '@croupier/contracts';
import { sql, type ColumnType, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { BoundBeacon } from '../lottery/index.ts';

export type Reader = Tx | Kysely<Tables>;
type CountColumn = ColumnType<bigint, bigint | undefined, bigint>;
type LaterColumn<Value> = ColumnType<Value | null, Value | undefined, Value>;

export interface JackpotTables {
  jackpot: {
    id: string;
    brand: string;
    currency: string;
    period_seconds: number;
    seed_units: bigint;
    is_active: boolean;
    revision: number;
  };
  jackpot_share: { jackpot_id: string; provider: string; game_id: string; millionths: number };
  jackpot_draw: { [Name in keyof BoundBeacon]: LaterColumn<NonNullable<BoundBeacon[Name]>> } & {
    id: JackpotDrawId;
    jackpot_id: string;
    brand: string;
    currency: string;
    numero: string;
    state: 'open' | 'locked' | 'sealed' | 'paid' | 'rolled';
    opens_at: Date;
    locks_at: Date;
    commit_hash: string;
    fed_until: Date;
    places: CountColumn;
    tickets: CountColumn;
    pool_units: bigint;
    seal_hash: LaterColumn<string>;
    place: LaterColumn<bigint>;
    winning_round: LaterColumn<RoundId>;
    drawn_at: LaterColumn<Date>;
  };
  jackpot_server_seed: { draw_id: JackpotDrawId; seed: string };
  jackpot_ticket: {
    round_id: RoundId;
    draw_id: JackpotDrawId;
    first_place: bigint;
    places: bigint;
    share_units: bigint;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends JackpotTables {}
}

export type JackpotRow = JackpotTables['jackpot'];
export type JackpotDrawRow = Selectable<JackpotTables['jackpot_draw']>;
export type TicketRow = JackpotTables['jackpot_ticket'];

export function jackpotsOf(read: Reader): Promise<JackpotRow[]> {
  return read.selectFrom('jackpot').selectAll().orderBy('brand').execute();
}

/** Locks the jackpot, so that one transaction at a time opens, feeds or locks its draws. */
export function lockJackpot(tx: Tx, id: string): Promise<JackpotRow | undefined> {
  return tx.selectFrom('jackpot').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function openDrawOf(read: Reader, jackpot: string): Promise<JackpotDrawRow | undefined> {
  return read
    .selectFrom('jackpot_draw')
    .selectAll()
    .where('jackpot_id', '=', jackpot)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Draws that wait for their seal or their beacon, the oldest first. */
export function unfinishedDraws(read: Reader): Promise<JackpotDrawRow[]> {
  return read
    .selectFrom('jackpot_draw')
    .selectAll()
    .where('state', 'in', ['locked', 'sealed'])
    .orderBy('locks_at')
    .execute();
}

export async function addDraw(
  tx: Tx,
  draw: Insertable<JackpotTables['jackpot_draw']>,
  seed: string,
): Promise<void> {
  await tx.insertInto('jackpot_draw').values(draw).execute();
  await tx.insertInto('jackpot_server_seed').values({ draw_id: draw.id, seed }).execute();
}

/** Changes the state of a draw; `undefined` if another transaction has already changed it. */
export function changeDraw(
  tx: Tx,
  { id, state }: Pick<JackpotDrawRow, 'id' | 'state'>,
  change: Partial<JackpotDrawRow>,
): Promise<JackpotDrawRow | undefined> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
  return tx
    .updateTable('jackpot_draw')
    .set(given)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
}

export async function seedOf(read: Reader, id: JackpotDrawId): Promise<string | undefined> {
  const row = await read
    .selectFrom('jackpot_server_seed')
    .select('seed')
    .where('draw_id', '=', id)
    .executeTakeFirst();
  return row?.seed;
}

/** The ticket of the winning place, with the member of its round. */
export async function ticketAt(
  read: Reader,
  id: JackpotDrawId,
  place: bigint,
): Promise<{ round_id: RoundId; member_id: MemberId; account: string } | undefined> {
  return read
    .selectFrom('jackpot_ticket')
    .innerJoin('game_round', 'game_round.id', 'jackpot_ticket.round_id')
    .select(['round_id', 'member_id', 'account'])
    .where('draw_id', '=', id)
    .where('first_place', '<=', place)
    .orderBy('first_place', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Tickets in the order of their places, after a given place. */
export function ticketsAfter(
  read: Reader,
  { draw, after, limit }: { draw: JackpotDrawId; after: bigint; limit: number },
): Promise<TicketRow[]> {
  return read
    .selectFrom('jackpot_ticket')
    .selectAll()
    .where('draw_id', '=', draw)
    .where('first_place', '>', after)
    .orderBy('first_place')
    .limit(limit)
    .execute();
}

/** Draws of a brand that take no more stakes, the newest first, with their winners. */
export function heldDraws(
  read: Kysely<Tables>,
  { brand, before, limit }: { brand: string; before?: JackpotDrawId | undefined; limit: number },
) {
  return read
    .selectFrom('jackpot_draw')
    .leftJoin('game_round', 'game_round.id', 'jackpot_draw.winning_round')
    .leftJoin('game', 'game.id', 'game_round.game_id')
    .selectAll('jackpot_draw')
    .select(['game_round.account as account', 'game.name as game'])
    .where('jackpot_draw.brand', '=', brand)
    .where('jackpot_draw.state', '<>', 'open')
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`jackpot_draw.id < ${before ?? ''}`),
    )
    .orderBy('jackpot_draw.id', 'desc')
    .limit(limit)
    .execute();
}

interface PaidQuery {
  readonly brand: string;
  /** Games of a kind, either those of the named vendors or all but theirs; all games unless given. */
  readonly games?: {
    readonly kind: GameType;
    /** In capital letters. */
    readonly vassalages: readonly string[];
    readonly isTheirs: boolean;
  };
  readonly limit: number;
}

/** The latest jackpot payments of a brand, with the winning rounds. */
export function paidDraws(read: Kysely<Tables>, { brand, games, limit }: PaidQuery) {
  return read
    .selectFrom('jackpot_draw')
    .innerJoin('game_round', 'game_round.id', 'jackpot_draw.winning_round')
    .innerJoin('game', 'game.id', 'game_round.game_id')
    .select(['game_round.account', 'game.id as game_id', 'game.name', 'game.provider'])
    .select(['game.kind', 'game.art', 'pool_units as win_units'])
    .select(sql<Date>`drawn_at`.as('drawn_at'))
    .where('jackpot_draw.brand', '=', brand)
    .where('jackpot_draw.state', '=', 'paid')
    .$if(games !== undefined, (query) =>
      query.where(
        sql<boolean>`game.kind = ${games?.kind} AND (upper(game.provider) = ANY(${games?.vassalages}::text[])) = ${games?.isTheirs}`,
      ),
    )
    .orderBy('drawn_at', 'desc')
    .limit(limit)
    .execute();
}

export function drawById(read: Reader, id: JackpotDrawId): Promise<JackpotDrawRow | undefined> {
  return read.selectFrom('jackpot_draw').selectAll().where('id', '=', id).executeTakeFirst();
}
