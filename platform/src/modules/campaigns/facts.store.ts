import type { DepositId, GameCategory, MemberId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

/** A time span; `to` is inclusive. */
export interface Span {
  readonly brand: string;
  readonly after: Date;
  readonly to: Date;
}

/** A place in the order of a feed: the time with all its digits, and the id among rows of the same time. */
export interface Place {
  readonly time: string;
  readonly id: string;
}

/** The next rows of a feed, oldest first. */
export interface FeedPage {
  readonly brand: string;
  readonly after: Place;
  readonly to: Date;
  /** `null`: all. */
  readonly limit: number | null;
}

/** The first place after a time; every id sorts before its own. */
export const placeAfter = (time: Date): Place => ({ time: time.toISOString(), id: '~' });

const wholeSpan = ({ brand, after, to }: Span): FeedPage => ({
  ...{ brand, to, limit: null },
  after: placeAfter(after),
});

export interface Registration {
  readonly member: MemberId;
  readonly at: Date;
  readonly place: Place;
}

const placeOf = (time: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql<Place>`json_build_object('time', ${time}::text, 'id', ${id})`;

/** Members who registered. */
export async function nextRegistrations(
  reader: Reader,
  { brand, after, to, limit }: FeedPage,
): Promise<readonly Registration[]> {
  const { rows } = await sql<Registration>`
    SELECT id AS member, joined_at AS at, ${placeOf(sql`joined_at`, sql`id`)} AS place FROM members
    WHERE brand = ${brand} AND (joined_at, id COLLATE "C") > (${after.time}::timestamptz, ${after.id}) AND joined_at <= ${to}
      AND type <> 4
    ORDER BY joined_at, id COLLATE "C" LIMIT ${limit}`.execute(reader);
  return rows;
}

export const registrationsIn = (reader: Reader, span: Span): Promise<readonly Registration[]> =>
  nextRegistrations(reader, wholeSpan(span));

export interface CreditedDeposit {
  readonly id: DepositId;
  readonly member: MemberId;
  readonly units: bigint;
  readonly requestedAt: Date;
  readonly at: Date;
  /** 1 for the member's first credited deposit. */
  readonly number: number;
  /** Who invited the member, while the referral counts. */
  readonly referrer: MemberId | null;
  /** When an invited member registered. */
  readonly registeredAt: Date | null;
  readonly place: Place;
}

/** Credited deposits, in the order of their crediting. */
export async function nextDeposits(
  reader: Reader,
  { brand, after, to, limit }: FeedPage,
): Promise<readonly CreditedDeposit[]> {
  const { rows } = await sql<CreditedDeposit>`
    SELECT deposits.id, member_id AS member, coalesce(received_units, amount_units) AS units,
      requested_at AS "requestedAt", deposits.decided_at AS at,
      (SELECT count(*)::int FROM deposits AS earlier
        WHERE earlier.member_id = deposits.member_id AND earlier.state = 'credited'
          AND (earlier.decided_at, earlier.id) <= (deposits.decided_at, deposits.id)) AS number,
      referral.referrer_id AS referrer, referral.joined_at AS "registeredAt",
      ${placeOf(sql`deposits.decided_at`, sql`deposits.id`)} AS place
    FROM deposits LEFT JOIN referral
      ON referral.friend_id = deposits.member_id AND referral.state IN ('open', 'released')
    WHERE deposits.brand = ${brand} AND deposits.state = 'credited'
      AND (deposits.decided_at, deposits.id) > (${after.time}::timestamptz, ${after.id})
      AND deposits.decided_at <= ${to}
    ORDER BY deposits.decided_at, deposits.id LIMIT ${limit}`.execute(reader);
  return rows;
}

export const depositsIn = (reader: Reader, span: Span): Promise<readonly CreditedDeposit[]> =>
  nextDeposits(reader, wholeSpan(span));

/** The first credited deposit of a friend whom a member invited. */
export interface ReferredDeposit extends Pick<CreditedDeposit, 'member' | 'units' | 'at'> {
  readonly referrer: MemberId;
  readonly registeredAt: Date;
}

/** What a deposit is for the member who invited the depositor; `null`: nothing. */
export function firstOfFriend({
  member,
  units,
  at,
  number,
  referrer,
  registeredAt,
}: CreditedDeposit): ReferredDeposit | null {
  if (number !== 1 || referrer === null || registeredAt === null) return null;
  return { member, units, at, referrer, registeredAt };
}

/** A friend whom an operator released from the abuse check. */
export interface Release {
  /** `null`: the friend has not deposited. */
  readonly deposit: ReferredDeposit | null;
  readonly at: Date;
  readonly place: Place;
}

interface ReleaseRow extends Omit<Release, 'deposit'> {
  readonly friend: MemberId;
  readonly referrer: MemberId;
  readonly registeredAt: Date;
  readonly units: bigint | null;
  readonly depositedAt: Date | null;
}

/** Friends who were released, with their first deposit before the release. */
export async function nextReleases(
  reader: Reader,
  { brand, after, to, limit }: FeedPage,
): Promise<readonly Release[]> {
  const { rows } = await sql<ReleaseRow>`
    SELECT referral.friend_id AS friend, referral.referrer_id AS referrer,
      referral.joined_at AS "registeredAt", first.units, first.at AS "depositedAt",
      referral.decided_at AS at, ${placeOf(sql`referral.decided_at`, sql`referral.id`)} AS place
    FROM referral LEFT JOIN LATERAL (
      SELECT coalesce(received_units, amount_units) AS units, decided_at AS at FROM deposits
      WHERE deposits.member_id = referral.friend_id AND deposits.state = 'credited'
      ORDER BY decided_at, deposits.id LIMIT 1) AS first ON true
    WHERE referral.brand = ${brand} AND referral.state = 'released'
      AND (referral.decided_at, referral.id) > (${after.time}::timestamptz, ${after.id})
      AND referral.decided_at <= ${to}
    ORDER BY referral.decided_at, referral.id LIMIT ${limit}`.execute(reader);
  return rows.map(({ friend: member, referrer, registeredAt, units, depositedAt, at, place }) => ({
    ...{ at, place },
    deposit:
      units === null || depositedAt === null
        ? null
        : { member, referrer, registeredAt, units, at: depositedAt },
  }));
}

/** First deposits of friends in a span, and those of friends who were released in it, each friend once. */
export async function referredDepositsIn(
  reader: Reader,
  span: Span,
): Promise<readonly ReferredDeposit[]> {
  const deposits = (await nextDeposits(reader, wholeSpan(span))).map(firstOfFriend);
  const released = (await nextReleases(reader, wholeSpan(span))).map(({ deposit }) => deposit);
  const found = [...deposits, ...released].filter((one) => one !== null);
  return [...new Map(found.map((one) => [one.member, one])).values()];
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
