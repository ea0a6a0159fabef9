import { sql, type RawBuilder } from 'kysely';
import type { DrawId, MemberId, TicketId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { partsOfUnit } from './rebate.store.ts';

type Reader = Db['read'];

/** The rebates that an agent earned in a span of time, in one currency. */
export interface IncomeQuery {
  readonly earner: MemberId;
  readonly currency: string;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

export interface IncomeSum {
  /** Different tickets. */
  readonly bets: number;
  readonly units: bigint;
}

const earnedIn = ({ earner, currency, from, until }: IncomeQuery) =>
  sql`rebate.member_id = ${earner} AND rebate.currency = ${currency}
    AND rebate.earned_at >= ${from} AND rebate.earned_at < ${until}`;
const sums = sql`count(DISTINCT rebate.ticket_id)::int AS bets, sum(rebate.amount_units)::bigint AS units`;

/** By day of the time zone, the latest first. */
export async function incomeDays(
  reader: Reader,
  query: IncomeQuery,
  { timeZone, limit }: { readonly timeZone: string; readonly limit: number },
): Promise<readonly (IncomeSum & { readonly day: Day })[]> {
  const { rows } = await sql<IncomeSum & { day: Day }>`
    SELECT to_char(rebate.earned_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, ${sums}
    FROM lottery_rebate AS rebate WHERE ${earnedIn(query)}
    GROUP BY 1 ORDER BY 1 DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

export async function incomeTotal(reader: Reader, query: IncomeQuery): Promise<IncomeSum> {
  const { rows } = await sql<{ bets: number; units: bigint | null }>`
    SELECT ${sums} FROM lottery_rebate AS rebate WHERE ${earnedIn(query)}`.execute(reader);
  return { bets: rows[0]?.bets ?? 0, units: rows[0]?.units ?? 0n };
}

/** By player, from the last id on. */
export async function incomeMembers(
  reader: Reader,
  query: IncomeQuery,
  page: {
    /** A subquery with the ids of players; `null`: all. */
    readonly players: RawBuilder<unknown> | null;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly (IncomeSum & { readonly player: MemberId })[]> {
  const among = page.players === null ? sql`` : sql`AND ticket.member_id IN ${page.players}`;
  const older = page.before === undefined ? sql`` : sql`AND ticket.member_id < ${page.before}`;
  const { rows } = await sql<IncomeSum & { player: MemberId }>`
    SELECT ticket.member_id AS player, ${sums}
    FROM lottery_rebate AS rebate JOIN lottery_ticket AS ticket ON ticket.id = rebate.ticket_id
    WHERE ${earnedIn(query)} ${among} ${older}
    GROUP BY ticket.member_id ORDER BY ticket.member_id DESC LIMIT ${page.limit}`.execute(reader);
  return rows;
}

/** One rebate of one result of a ticket's draw. */
export interface IncomePart {
  readonly ticket_id: TicketId;
  readonly player: MemberId;
  readonly game_id: string;
  readonly draw_id: DrawId;
  readonly numero: string;
  readonly result_version: number;
  readonly amount_units: bigint;
  /** In two-thousandths of a ledger unit. */
  readonly earned_parts: bigint;
  readonly stake_units: bigint | null;
  readonly own_group: number | null;
  readonly below_group: number | null;
  readonly earned_at: Date;
}

/** The rebates of the newest tickets, each with what it was computed from. */
export async function incomeParts(
  reader: Reader,
  query: IncomeQuery,
  page: {
    readonly player: MemberId | null;
    readonly before: string | undefined;
    /** Of tickets; each has one part for each result that changed the rebate. */
    readonly limit: number;
  },
): Promise<readonly IncomePart[]> {
  const ofPlayer = page.player === null ? sql`` : sql`AND ticket.member_id = ${page.player}`;
  const older = page.before === undefined ? sql`` : sql`AND rebate.ticket_id < ${page.before}`;
  const { rows } = await sql<IncomePart>`WITH shown AS (
      SELECT DISTINCT rebate.ticket_id
      FROM lottery_rebate AS rebate JOIN lottery_ticket AS ticket ON ticket.id = rebate.ticket_id
      WHERE ${earnedIn(query)} ${ofPlayer} ${older}
      ORDER BY rebate.ticket_id DESC LIMIT ${page.limit})
    SELECT rebate.ticket_id, ticket.member_id AS player, ticket.game_id, ticket.draw_id, draw.numero,
      rebate.result_version, rebate.amount_units,
      coalesce(rebate.earned_parts, rebate.amount_units * ${partsOfUnit}::bigint) AS earned_parts, rebate.stake_units, rebate.own_group, rebate.below_group,
      rebate.earned_at
    FROM shown JOIN lottery_rebate AS rebate ON rebate.ticket_id = shown.ticket_id
      JOIN lottery_ticket AS ticket ON ticket.id = rebate.ticket_id
      JOIN lottery_draw AS draw ON draw.id = ticket.draw_id
    WHERE ${earnedIn(query)}
    ORDER BY rebate.ticket_id DESC, rebate.result_version`.execute(reader);
  return rows;
}
