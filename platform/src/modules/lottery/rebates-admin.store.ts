import { sql } from 'kysely';
import type { DrawId, MemberId, RebateGrouping, TicketId, TransferId } from '@croupier/contracts';
import type { Db } from '../../core.ts';

/** Filter of rebates; `from` is inclusive, `until` exclusive. */
export interface RebateQuery {
  readonly brand?: string;
  readonly gameId?: string;
  readonly drawId?: DrawId;
  readonly memberId?: MemberId;
  readonly from?: Date;
  readonly until?: Date;
}

export interface AdminRebateRow {
  readonly transfer_id: TransferId;
  readonly ticket_id: TicketId;
  readonly brand: string;
  readonly member_id: MemberId;
  readonly player_id: MemberId;
  readonly game_id: string;
  readonly draw_id: DrawId;
  readonly numero: string;
  readonly amount_units: bigint;
  readonly currency: string;
  readonly earned_at: Date;
}

/** One page, the newest first; `before` is a cursor of `placeOf`. */
export async function rebatesIn(
  db: Db['read'],
  query: RebateQuery & { readonly before?: string; readonly limit: number },
): Promise<AdminRebateRow[]> {
  const { before, limit } = query;
  return meant(db, query)
    .select([
      sql<TransferId>`rebate.transfer_id`.as('transfer_id'),
      'rebate.ticket_id',
      'ticket.brand',
      'rebate.member_id',
      'ticket.member_id as player_id',
      'ticket.game_id',
      'ticket.draw_id',
      'draw.numero',
      'rebate.amount_units',
      'rebate.currency',
      'rebate.earned_at',
    ])
    .$if(before !== undefined, (rows) => rows.where(afterPlace(before ?? '')))
    .orderBy('rebate.earned_at', 'desc')
    .orderBy('rebate.transfer_id', 'desc')
    .limit(limit)
    .execute();
}

/** Payments of one job share their time, so the cursor needs the transfer, too. */
export function placeOf({
  earned_at,
  transfer_id,
}: Pick<AdminRebateRow, 'earned_at' | 'transfer_id'>): string {
  return `${earned_at.toISOString()} ${transfer_id}`;
}

export interface RebateSumRow {
  readonly key: string;
  readonly game_id: string;
  readonly numero: string;
  readonly currency: string;
  readonly units: bigint;
  readonly payments: number;
}

const day = sql<string>`to_char(rebate.earned_at at time zone 'UTC', 'YYYY-MM-DD')`;
const keys = {
  day,
  game: sql<string>`ticket.game_id`,
  draw: sql<string>`draw.id`,
  member: sql<string>`rebate.member_id`,
} satisfies Record<RebateGrouping, unknown>;

/** Sums by a key: days from the newest on, everything else from the highest sum on. */
export async function rebateSums(
  db: Db['read'],
  query: RebateQuery,
  { by, limit }: { by: RebateGrouping; limit: number },
): Promise<RebateSumRow[]> {
  return meant(db, query)
    .select([
      keys[by].as('key'),
      sql<string>`min(ticket.game_id)`.as('game_id'),
      sql<string>`min(draw.numero)`.as('numero'),
      'rebate.currency',
      sql<bigint>`sum(rebate.amount_units)::bigint`.as('units'),
      sql<number>`count(*)::integer`.as('payments'),
    ])
    .groupBy([keys[by], 'rebate.currency'])
    .orderBy(by === 'day' ? day : sql`sum(rebate.amount_units)`, 'desc')
    .orderBy('key')
    .orderBy('rebate.currency')
    .limit(limit)
    .execute();
}

/** Totals by currency. */
export async function rebateTotals(
  db: Db['read'],
  query: RebateQuery,
): Promise<{ readonly currency: string; readonly units: bigint }[]> {
  return meant(db, query)
    .select(['rebate.currency', sql<bigint>`sum(rebate.amount_units)::bigint`.as('units')])
    .groupBy('rebate.currency')
    .orderBy('rebate.currency')
    .execute();
}

function meant(db: Db['read'], { brand, gameId, drawId, memberId, from, until }: RebateQuery) {
  return db
    .selectFrom('lottery_rebate as rebate')
    .innerJoin('lottery_ticket as ticket', 'ticket.id', 'rebate.ticket_id')
    .innerJoin('lottery_draw as draw', 'draw.id', 'ticket.draw_id')
    .where((is) =>
      is.and([
        // What earned less than a ledger unit is paid with a later rebate.
        is('rebate.amount_units', '<>', 0n),
        ...(brand === undefined ? [] : [is('ticket.brand', '=', brand)]),
        ...(gameId === undefined ? [] : [is('ticket.game_id', '=', gameId)]),
        ...(drawId === undefined ? [] : [is('ticket.draw_id', '=', drawId)]),
        ...(memberId === undefined ? [] : [is('rebate.member_id', '=', memberId)]),
        ...(from === undefined ? [] : [is('rebate.earned_at', '>=', from)]),
        ...(until === undefined ? [] : [is('rebate.earned_at', '<', until)]),
      ]),
    );
}

function afterPlace(place: string) {
  const [time = '', id = ''] = place.split(' ');
  const at = new Date(Number.isNaN(Date.parse(time)) ? 0 : time);
  return sql<boolean>`(rebate.earned_at, rebate.transfer_id) < (${at}::timestamptz, ${id})`;
}
