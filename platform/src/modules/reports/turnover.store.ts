import type { GameCategory, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

/** Stakes less those that came back; below zero on a day on which bets of earlier days came back. */
export interface DayTurnover {
  readonly day: Day;
  readonly category: GameCategory;
  readonly turnoverUnits: bigint;
}

/** The turnover of a member by day and category, from a day on. */
export async function turnoverOf(
  reader: Reader,
  { member, currency, from }: { member: MemberId; currency: string; from: Day },
): Promise<readonly DayTurnover[]> {
  const { rows } = await sql<DayTurnover>`/* report-turnover */
    SELECT to_char(day, 'YYYY-MM-DD') AS day, category,
      sum(stake_units - refund_units)::bigint AS "turnoverUnits"
    FROM report_day
    WHERE member_id = ${member} AND day >= ${from}::date AND currency = ${currency} AND category <> ''
    GROUP BY report_day.day, category ORDER BY report_day.day, category`.execute(reader);
  return rows;
}

/** Turnover of a category, or deposits where the category is `null`. */
export interface DayBase {
  readonly day: Day;
  readonly category: GameCategory | null;
  readonly units: bigint;
}

/** The turnover and the deposits of a member by day, from a day on. */
export async function dayBasesOf(
  reader: Reader,
  { member, currency, from }: { member: MemberId; currency: string; from: Day },
): Promise<readonly DayBase[]> {
  const { rows } = await sql<DayBase>`/* report-day-bases */
    SELECT to_char(day, 'YYYY-MM-DD') AS day, nullif(category, '') AS category,
      sum(CASE category WHEN '' THEN deposit_units ELSE stake_units - refund_units END)::bigint AS units
    FROM report_day
    WHERE member_id = ${member} AND day >= ${from}::date AND currency = ${currency}
    GROUP BY report_day.day, category ORDER BY report_day.day, category`.execute(reader);
  return rows;
}

interface PlayersQuery {
  readonly brand: string;
  readonly from: Day;
  readonly to: Day;
  /** The members after this one. */
  readonly after?: string;
  readonly limit?: number;
}

/** Active members of a brand with bookings in the days; both are inclusive. Trial accounts are left out. */
export async function playersBetween(
  reader: Reader,
  { brand, from, to, after = '', limit }: PlayersQuery,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`/* report-players */
    SELECT id FROM members WHERE brand = ${brand} AND id > ${after}
      AND status = 'active' AND type <> 4 AND EXISTS (
      SELECT 1 FROM report_day
      WHERE member_id = members.id AND day BETWEEN ${from}::date AND ${to}::date AND category <> '')
    ORDER BY id LIMIT ${limit ?? null}`.execute(reader);
  return rows.map(({ id }) => id);
}
