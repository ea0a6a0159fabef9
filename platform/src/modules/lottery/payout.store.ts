import { sql, type RawBuilder } from 'kysely';
import type { DrawId, MemberId, TicketId, TransferId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import { decimalOf } from '../../db/index.ts';
import type { Hits } from './definitions/match.ts';
import type { DrawRow } from './draw.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_payout: PayoutTable;
  }
}

export interface PayoutTable {
  ticket_id: TicketId;
  line_no: number;
  result_version: number;
  draw_id: DrawId;
  kind: PayoutKind;
  amount_units: bigint;
  transfer_id: TransferId;
  paid_at: Date;
}

export type PayoutKind = 'win' | 'refund';
type Reader = Tx | Db['read'];

/** Different picks of a play type on a draw, after one of them. */
export async function picksOf(
  db: Reader,
  {
    drawId,
    playType,
    after,
    limit,
  }: {
    drawId: DrawId;
    playType: string;
    after: string;
    limit: number;
  },
): Promise<string[]> {
  const { rows } = await sql<{ pick: string }>`/* lottery-picks */
    SELECT DISTINCT pick FROM lottery_line
    WHERE draw_id = ${drawId} AND pick > ${after} AND pick < ${`${playType};`} ORDER BY pick LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(({ pick }) => pick);
}

/**
 * Splits the winning tickets of a draw into portions of about this many lines: the last ticket of each. Most
 * draws have one portion, which needs no sorting.
 */
export async function winningPortions(
  db: Reader,
  { drawId, lines }: { drawId: DrawId; lines: number },
  picks: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ last: string | null; won: number }>`/* lottery-won */
    SELECT max(ticket_id) AS last, count(*)::int AS won FROM lottery_line
    WHERE draw_id = ${drawId} AND pick = ANY(${picks}::text[])`.execute(db);
  const { last = null, won = 0 } = rows[0] ?? {};
  if (last === null) return [];
  return won <= lines ? [last] : cutPortions(db, { drawId, lines }, picks);
}

async function cutPortions(
  db: Reader,
  { drawId, lines }: { drawId: DrawId; lines: number },
  picks: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ last: string }>`/* lottery-portions */
    SELECT max(ticket_id) AS last FROM (
      SELECT ticket_id, (row_number() OVER (ORDER BY ticket_id) - 1) / ${lines}::int AS portion
      FROM lottery_line WHERE draw_id = ${drawId} AND pick = ANY(${picks}::text[])
    ) AS line GROUP BY portion ORDER BY last`.execute(db);
  return rows.map(({ last }) => last);
}

/** The same for all tickets of a draw. */
export async function ticketPortions(
  db: Reader,
  { drawId, lines }: { drawId: DrawId; lines: number },
): Promise<string[]> {
  const { rows } = await sql<{ last: string }>`/* lottery-ticket-portions */
    SELECT max(id) AS last FROM (
      SELECT id, (sum(line_count) OVER (ORDER BY id) - line_count) / ${lines}::int AS portion
      FROM lottery_ticket WHERE draw_id = ${drawId} AND cancelled_at IS NULL
    ) AS ticket GROUP BY portion ORDER BY last`.execute(db);
  return rows.map(({ last }) => last);
}

/** Whether a result of a draw has paid anything. */
export async function hasPaid(
  db: Reader,
  { id, result_version }: Pick<DrawRow, 'id' | 'result_version'>,
): Promise<boolean> {
  const { rows } = await sql`/* lottery-has-paid */
    SELECT FROM lottery_payout WHERE draw_id = ${id} AND result_version = ${result_version} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** A range of tickets of a draw under one result, with the transfer that pays them by currency. */
export interface Portion {
  readonly drawId: DrawId;
  readonly resultVersion: number;
  readonly after: string;
  readonly upTo: string;
  readonly transfers: ReadonlyMap<string, TransferId>;
  readonly paidAt: Date;
  /**
   * This result has paid nothing before: each line is assumed to be owed, and the unique index refuses one
   * that is not.
   */
  readonly isFirst: boolean;
  /** SQL of the outbox rows for the ticket events. */
  readonly outbox: RawBuilder<unknown>;
}

/** What one member receives for all tickets of a portion. */
export interface MemberPay {
  readonly member_id: MemberId;
  readonly currency: string;
  readonly units: bigint;
  readonly first_ticket: TicketId;
}

/**
 * The payout of a line, rounded down to the smallest coin: `payoutOf` as SQL, so that winning lines need not
 * be read. Exact for any stake and odds.
 */
export const linePayout = sql`(div(line.stake_units::numeric * (
    hit.first_hits * line.odds_units::numeric + CASE WHEN line.further_odds_units = '{}' THEN 0 ELSE (
      SELECT coalesce(sum(tier.hits * tier.odds_units::numeric), 0)
      FROM unnest(hit.further_hits::int[], line.further_odds_units) AS tier (hits, odds_units)
    ) END
  ), 100000::numeric * line.unit_stake * 1000) * 1000)::bigint`;

/** Winning picks as the rows `hit` that `linePayout` reads. */
export function hitRows(won: ReadonlyMap<string, Hits>): RawBuilder<unknown> {
  const hits = [...won.values()];
  return sql`unnest(${[...won.keys()]}::text[], ${hits.map(([first]) => first ?? 0)}::int[],
    ${hits.map(([, ...further]) => `{${further.join()}}`)}::text[]) AS hit (pick, first_hits, further_hits)`;
}

/**
 * Writes the payouts of winning lines that this result has not paid yet, and returns what each member
 * receives. `OFFSET 0` keeps the planner from merging the look-ups: reading by pick costs the number of
 * winners, not of lines.
 */
export async function payWinners(
  tx: Tx,
  portion: Portion,
  won: ReadonlyMap<string, Hits>,
): Promise<MemberPay[]> {
  const { drawId, after, upTo } = portion;
  return pay(
    tx,
    { portion, kind: 'win' },
    sql`SELECT line.ticket_id, line.line_no, ticket.member_id, ticket.currency, ${linePayout} AS units
    FROM ${hitRows(won)}
    CROSS JOIN LATERAL (SELECT * FROM lottery_line
      WHERE draw_id = ${drawId} AND pick = hit.pick COLLATE "C" AND ticket_id > ${after} AND ticket_id <= ${upTo} OFFSET 0) AS line
    CROSS JOIN LATERAL (SELECT * FROM lottery_ticket WHERE id = line.ticket_id OFFSET 0) AS ticket`,
  );
}

/** The same for lines whose stakes are refunded; `null` for every play type. */
export async function payRefunds(
  tx: Tx,
  portion: Portion,
  playTypes: readonly string[] | null,
): Promise<MemberPay[]> {
  const { drawId, after, upTo } = portion;
  return pay(
    tx,
    { portion, kind: 'refund' },
    sql`SELECT line.ticket_id, line.line_no, ticket.member_id, ticket.currency, line.stake_units AS units
    FROM lottery_ticket AS ticket
    JOIN lottery_line AS line ON line.ticket_id = ticket.id
    WHERE ticket.draw_id = ${drawId} AND ticket.id > ${after} AND ticket.id <= ${upTo}
      AND (${playTypes}::text[] IS NULL OR split_part(line.pick, ':', 1) = ANY(${playTypes}::text[]))`,
  );
}

/**
 * Leaves lines that another worker has paid, or is paying, to that worker. Looking for them takes a third of
 * the time of writing, so the first run of a result skips it.
 */
async function pay(
  tx: Tx,
  { portion, kind }: { portion: Portion; kind: PayoutKind },
  lines: RawBuilder<unknown>,
): Promise<MemberPay[]> {
  const { drawId, resultVersion, transfers, paidAt, isFirst, outbox } = portion;
  const { rows } =
    await sql<MemberPay>`/* ${sql.raw(`lottery-pay-${isFirst ? 'first-' : ''}${kind}`)} */
    WITH owed AS MATERIALIZED (${lines}), written AS (
      INSERT INTO lottery_payout (ticket_id, line_no, result_version, draw_id, kind, amount_units, transfer_id, paid_at)
      SELECT ticket_id, line_no, ${resultVersion}, ${drawId}, ${kind}, units, transfer.id, ${paidAt}::timestamptz
      FROM owed JOIN unnest(${[...transfers.keys()]}::text[], ${[...transfers.values()]}::text[])
        AS transfer (currency, id) ON transfer.currency = owed.currency
      WHERE units > 0 ORDER BY ticket_id, line_no
      ${isFirst ? sql`` : sql`ON CONFLICT (draw_id, result_version, ticket_id, line_no) DO NOTHING RETURNING ticket_id, line_no`}
    ), paid AS MATERIALIZED (
      SELECT member_id, currency, sum(units)::bigint AS units, min(ticket_id) AS first_ticket
      FROM ${isFirst ? sql`owed WHERE units > 0` : sql`written JOIN owed USING (ticket_id, line_no)`} GROUP BY member_id, currency ORDER BY member_id, currency
    ), published AS (
      ${outbox} SELECT 'ticket.settled', 'member:' || member_id, (${sharedNews(drawId, kind)}::text || '"id": "'
        || first_ticket || '", "payout": "' || ${decimalOf(sql`units`)} || '"}')::jsonb FROM paid
    )
    SELECT member_id, currency, units, first_ticket FROM paid`.execute(tx);
  return rows;
}

/** Start of an event's text: building an object from columns takes twice the time. */
function sharedNews(drawId: DrawId, kind: PayoutKind): string {
  return `{"drawId": "${drawId}", "state": "${kind === 'win' ? 'won' : 'refunded'}", `;
}

/** What one ticket received in a portion. */
export interface TicketPay {
  readonly member_id: MemberId;
  readonly placed_at: Date;
  readonly units: bigint;
}

/** What some members received in a portion, ticket by ticket. */
export async function ticketPays(
  tx: Tx,
  { drawId, resultVersion, transfers }: Pick<Portion, 'drawId' | 'resultVersion' | 'transfers'>,
  members: readonly MemberId[],
): Promise<TicketPay[]> {
  const { rows } = await sql<TicketPay>`
    SELECT ticket.member_id, ticket.placed_at, sum(paid.amount_units)::bigint AS units
    FROM lottery_payout AS paid JOIN lottery_ticket AS ticket ON ticket.id = paid.ticket_id
    WHERE paid.draw_id = ${drawId} AND paid.result_version = ${resultVersion}
      AND paid.transfer_id = ANY(${[...transfers.values()]}::text[]) AND ticket.member_id = ANY(${members}::text[])
    GROUP BY ticket.id ORDER BY ticket.id`.execute(tx);
  return rows;
}
