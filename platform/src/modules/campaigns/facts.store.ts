import type { DepositId, GameCategory, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

/** A time span; `to` is inclusive. */
export interface Span {
  readonly brand: string;
  readonly after: Date;
  readonly to: Date;
}

export interface Registration {
  readonly member: MemberId;
  readonly at: Date;
}

/** Members who registered in a span. */
export async function registrationsIn(
  reader: Reader,
  { brand, after, to }: Span,
): Promise<readonly Registration[]> {
  const { rows } = await sql<Registration>`
    SELECT id AS member, joined_at AS at FROM members
    WHERE brand = ${brand} AND joined_at > ${after} AND joined_at <= ${to} AND type <> 4
    ORDER BY joined_at`.execute(reader);
  return rows;
}

export interface CreditedDeposit {
  readonly id: DepositId;
  readonly member: MemberId;
  readonly units: bigint;
  readonly requestedAt: Date;
  readonly at: Date;
  /** 1 for the member's first credited deposit. */
  readonly number: number;
}

/** Deposits that were credited in a span, in the order of their crediting. */
export async function depositsIn(
  reader: Reader,
  { brand, after, to }: Span,
): Promise<readonly CreditedDeposit[]> {
  const { rows } = await sql<CreditedDeposit>`
    SELECT deposits.id, member_id AS member, coalesce(received_units, amount_units) AS units,
      requested_at AS "requestedAt", decided_at AS at,
      (SELECT count(*)::int FROM deposits AS earlier
        WHERE earlier.member_id = deposits.member_id AND earlier.state = 'credited'
          AND (earlier.decided_at, earlier.id) <= (deposits.decided_at, deposits.id)) AS number
    FROM deposits
    WHERE deposits.brand = ${brand} AND deposits.state = 'credited'
      AND decided_at > ${after} AND decided_at <= ${to}
    ORDER BY decided_at, deposits.id`.execute(reader);
  return rows;
}

/** The first credited deposit of a friend whom a member invited. */
export interface ReferredDeposit extends Pick<CreditedDeposit, 'member' | 'units' | 'at'> {
  readonly referrer: MemberId;
  readonly registeredAt: Date;
}

/**
 * First deposits of referred friends that were credited in a span, and those of friends whom an operator released
 * from the abuse check in it. Friends who are held or rejected are missing.
 */
export async function referredDepositsIn(
  reader: Reader,
  { brand, after, to }: Span,
): Promise<readonly ReferredDeposit[]> {
  const { rows } = await sql<ReferredDeposit>`
    SELECT referral.friend_id AS member, referral.referrer_id AS referrer,
      referral.joined_at AS "registeredAt", first.units, first.at
    FROM referral JOIN LATERAL (
      SELECT coalesce(received_units, amount_units) AS units, decided_at AS at FROM deposits
      WHERE deposits.member_id = referral.friend_id AND deposits.state = 'credited'
      ORDER BY decided_at, deposits.id LIMIT 1) AS first ON true
    WHERE referral.brand = ${brand} AND referral.state IN ('open', 'released')
      AND ((first.at > ${after} AND first.at <= ${to})
        OR (referral.decided_at > ${after} AND referral.decided_at <= ${to}))
    ORDER BY first.at, referral.id`.execute(reader);
  return rows;
}

/** What a member or a group staked and lost in a category on a day. */
export interface DayPlay {
  readonly member: MemberId;
  readonly day: Day;
  readonly category: GameCategory;
  readonly turnoverUnits: bigint;
  /** Stakes less refunds and wins. */
  readonly lossUnits: bigint;
}

/** The play of members in a span of days; both days are inclusive. Corrections are in it. */
export async function playOf(
  reader: Reader,
  {
    members,
    currency,
    from,
    to,
  }: { members: readonly MemberId[]; currency: string; from: Day; to: Day },
): Promise<readonly DayPlay[]> {
  const { rows } = await sql<DayPlay>`/* campaign-play */
    SELECT member_id AS member, to_char(day, 'YYYY-MM-DD') AS day, category,
      sum(stake_units - refund_units)::bigint AS "turnoverUnits",
      sum(stake_units - refund_units - win_units)::bigint AS "lossUnits"
    FROM report_day
    WHERE member_id = ANY(${members}::text[]) AND day BETWEEN ${from}::date AND ${to}::date
      AND currency = ${currency} AND category <> ''
    GROUP BY member_id, report_day.day, category ORDER BY member_id, report_day.day`.execute(
    reader,
  );
  return rows;
}
