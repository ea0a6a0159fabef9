import { sql } from 'kysely';
import type { DrawId, DrawQueue } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import type { DrawRow } from './draw.store.ts';

export interface AdminQuery {
  readonly queue: DrawQueue;
  readonly gameId?: string;
  readonly origin?: 'draw-v1' | 'outside';
  /**
   * Time and id of a draw, as `placeOf` writes them; the page has the draws after it in the order of the
   * queue.
   */
  readonly before?: string;
  readonly limit: number;
}

/** Draws of a queue: past ones from the newest on, coming ones from the next on. */
export async function adminDraws(
  db: Db['read'],
  { queue, gameId, origin, before, limit }: AdminQuery,
): Promise<DrawRow[]> {
  const isPast = queue === 'closed';
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .$if(queue === 'due', (query) =>
      query.where('state', '=', 'drawing').where('origin', '=', 'outside'),
    )
    .$if(queue === 'coming', (query) => query.where('state', 'in', ['scheduled', 'open', 'locked']))
    .$if(queue !== 'closed', (query) => query.where('settled_at', 'is', null))
    .$if(isPast, (query) =>
      query.where('state', 'in', ['resulted', 're-resulted', 'settled', 'void']),
    )
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .$if(origin !== undefined, (query) => query.where('origin', '=', origin ?? 'outside'))
    .$if(before !== undefined, (query) => query.where(afterPlace(before ?? '', isPast)))
    .orderBy('draws_at', isPast ? 'desc' : 'asc')
    .orderBy('id', isPast ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** Many draws share a time, so the cursor needs the id, too. */
export function placeOf({ id, draws_at }: Pick<DrawRow, 'id' | 'draws_at'>): string {
  return `${draws_at.toISOString()} ${id}`;
}

function afterPlace(place: string, isPast: boolean) {
  const [time = '', id = ''] = place.split(' ');
  const at = new Date(Number.isNaN(Date.parse(time)) ? 0 : time);
  return isPast
    ? sql<boolean>`(draws_at, id) < (${at}::timestamptz, ${id})`
    : sql<boolean>`(draws_at, id) > (${at}::timestamptz, ${id})`;
}

export interface DrawSum {
  readonly draw_id: DrawId;
  readonly currency: string;
  readonly units: bigint;
}

/** Stakes on draws, without cancelled tickets. */
export async function stakesOf(db: Db['read'], drawIds: readonly DrawId[]): Promise<DrawSum[]> {
  const { rows } = await sql<DrawSum>`/* lottery-admin-stakes */
    SELECT draw_id, currency, sum(stake_units)::bigint AS units FROM lottery_ticket
    WHERE draw_id = ANY(${drawIds}::text[]) AND cancelled_at IS NULL
    GROUP BY draw_id, currency ORDER BY draw_id, currency`.execute(db);
  return rows;
}

/** Payouts of the valid result of draws. */
export async function paidOf(db: Db['read'], drawIds: readonly DrawId[]): Promise<DrawSum[]> {
  const { rows } = await sql<DrawSum>`/* lottery-admin-paid */
    SELECT paid.draw_id, ticket.currency, sum(paid.amount_units)::bigint AS units
    FROM lottery_payout AS paid
    JOIN lottery_draw AS draw ON draw.id = paid.draw_id AND draw.result_version = paid.result_version
    JOIN lottery_ticket AS ticket ON ticket.id = paid.ticket_id
    WHERE paid.draw_id = ANY(${drawIds}::text[])
    GROUP BY paid.draw_id, ticket.currency ORDER BY paid.draw_id, ticket.currency`.execute(db);
  return rows;
}

export interface NumberSum {
  readonly pick: string;
  readonly currency: string;
  readonly stake_units: bigint;
  readonly payout_units: bigint;
}

/** The numbers with the highest possible payout at one hit each, the highest first. */
export async function numbersOf(
  db: Db['read'],
  { drawId, limit }: { drawId: DrawId; limit: number },
): Promise<NumberSum[]> {
  const { rows } = await sql<NumberSum>`/* lottery-admin-numbers */
    SELECT line.pick, ticket.currency, sum(line.stake_units)::bigint AS stake_units,
      sum(line.stake_units * line.odds_units / (100000 * line.unit_stake))::bigint AS payout_units
    FROM lottery_line AS line JOIN lottery_ticket AS ticket ON ticket.id = line.ticket_id
    WHERE line.draw_id = ${drawId}
    GROUP BY line.pick, ticket.currency ORDER BY payout_units DESC, line.pick LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
