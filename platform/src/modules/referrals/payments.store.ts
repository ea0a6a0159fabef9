import type { MemberId, ReferralPaymentId, TransferId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { createCarries, type CarryAccount } from '../day-payments/index.ts';
import type { CountedPart, FriendDay, Part } from './accrual.ts';
import { treeOf } from './referral.store.ts';

type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    referral_account: { member_id: MemberId; currency: string; carry_units: bigint };
    referral_payment: PaymentRow;
  }
}

export interface PaymentRow {
  id: ReferralPaymentId;
  member_id: MemberId;
  brand: string;
  currency: string;
  amount_units: bigint;
  transfer_id: TransferId;
  paid_at: Date;
}

export const carries = createCarries('referral_account');

/** What the friends who count have played since they registered, by day, before a day. */
export async function friendDays(
  reader: Reader,
  { member, currency, before }: CarryAccount & { readonly before: Day },
): Promise<readonly FriendDay[]> {
  const { rows } = await sql<FriendDay>`/* referral-days */
    WITH RECURSIVE ${treeOf(member)}
    SELECT tree.id AS referral, tree.level, to_char(tree.joined_day, 'YYYY-MM-DD') AS joined,
      to_char(report_day.day, 'YYYY-MM-DD') AS day,
      sum(stake_units - refund_units)::bigint AS "turnoverUnits",
      sum(stake_units - refund_units - win_units - bonus_units - rebate_units)::bigint AS "netUnits",
      sum(deposit_units)::bigint AS "depositUnits"
    FROM tree JOIN report_day ON report_day.member_id = tree.friend_id
      AND report_day.currency = ${currency} AND report_day.day >= tree.joined_day
      AND report_day.day < ${before}::date
    WHERE tree.counts
    GROUP BY tree.id, tree.level, tree.joined_day, report_day.day
    ORDER BY report_day.day, tree.id`.execute(reader);
  return rows;
}

/** The sums of all payments by friend, kind and day. */
export async function countedParts(
  reader: Reader,
  { member, currency }: CarryAccount,
): Promise<readonly CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    SELECT referral_id AS referral, kind, to_char(day, 'YYYY-MM-DD') AS day,
      sum(base_units)::bigint AS "baseUnits", sum(amount_units)::bigint AS "amountUnits"
    FROM referral_part WHERE member_id = ${member} AND currency = ${currency}
    GROUP BY referral_id, kind, referral_part.day`.execute(reader);
  return rows;
}

export async function addPayment(tx: Tx, row: PaymentRow, parts: readonly Part[]): Promise<void> {
  await tx.insertInto('referral_payment').values(row).execute();
  await sql`INSERT INTO referral_part (payment_id, member_id, currency, referral_id, level, kind, day,
      basis, base_units, basis_points, amount_units)
    SELECT ${row.id}, ${row.member_id}, ${row.currency}, referral, level, kind, day::date, basis,
      base, basis_points, amount
    FROM unnest(${parts.map(({ referral }) => referral)}::text[],
      ${parts.map(({ level }) => level)}::int[], ${parts.map(({ kind }) => kind)}::text[],
      ${parts.map(({ day }) => day)}::text[], ${parts.map(({ basis }) => basis)}::text[],
      ${parts.map(({ baseUnits }) => baseUnits)}::bigint[],
      ${parts.map(({ basisPoints }) => basisPoints)}::int[],
      ${parts.map(({ amountUnits }) => amountUnits)}::bigint[])
      AS part (referral, level, kind, day, basis, base, basis_points, amount)`.execute(tx);
}

export const paymentsOf = (
  reader: Reader,
  { member, before, limit }: { member: MemberId; before?: string; limit: number },
) =>
  sql<PaymentRow>`SELECT * FROM referral_payment
    WHERE member_id = ${member} AND (${before ?? null}::text IS NULL OR id < ${before ?? null})
    ORDER BY id DESC LIMIT ${limit}`
    .execute(reader)
    .then(({ rows }) => rows);

export interface PaidPart extends Part {
  readonly payment: ReferralPaymentId;
  /** Account name of the friend. */
  readonly account: string;
}

export async function partsOf(reader: Reader, payments: readonly ReferralPaymentId[]) {
  const { rows } = await sql<PaidPart>`
    SELECT payment_id AS payment, members.username AS account, referral_id AS referral, level, kind,
      to_char(day, 'YYYY-MM-DD') AS day, basis, base_units AS "baseUnits",
      basis_points AS "basisPoints", amount_units AS "amountUnits"
    FROM referral_part JOIN referral ON referral.id = referral_part.referral_id
      JOIN members ON members.id = referral.friend_id
    WHERE payment_id = ANY(${payments}::text[])
    ORDER BY referral_part.day, level, referral_id`.execute(reader);
  return rows;
}

export async function paidTo(reader: Reader, member: MemberId): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    SELECT coalesce(sum(amount_units), 0)::bigint AS units FROM referral_payment
    WHERE member_id = ${member}`.execute(reader);
  return rows[0]?.units ?? 0n;
}
