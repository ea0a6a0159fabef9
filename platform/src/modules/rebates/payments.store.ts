import type { GameCategory, MemberId, RebatePaymentId, TransferId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { createCarries, type CarryAccount } from '../day-payments/index.ts';
import type { CountedPart, Part } from './accrual.ts';

type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    rebate_account: { member_id: MemberId; currency: string; carry_units: bigint };
    rebate_payment: PaymentRow;
    rebate_part: {
      member_id: MemberId;
      currency: string;
      day: Date;
      category: GameCategory;
      payment_id: RebatePaymentId;
      turnover_units: bigint;
      basis_points: number;
      amount_units: bigint;
    };
    rebate_run: { brand: string; day: Date; ran_at: Date };
  }
}

export interface PaymentRow {
  id: RebatePaymentId;
  member_id: MemberId;
  brand: string;
  currency: string;
  amount_units: bigint;
  paid_by: 'member' | 'schedule';
  idempotency_key: string | null;
  transfer_id: TransferId;
  paid_at: Date;
}

export const carries = createCarries('rebate_account');

/** The sums of all payments by day and category, from a day on. */
export async function countedParts(
  reader: Reader,
  { member, currency, from }: CarryAccount & { readonly from: Day },
): Promise<readonly CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, category, sum(turnover_units)::bigint AS "turnoverUnits",
      sum(amount_units)::bigint AS "amountUnits"
    FROM rebate_part
    WHERE member_id = ${member} AND currency = ${currency} AND day >= ${from}::date
    GROUP BY rebate_part.day, category ORDER BY rebate_part.day, category`.execute(reader);
  return rows;
}

export async function addPayment(tx: Tx, row: PaymentRow, parts: readonly Part[]): Promise<void> {
  await tx.insertInto('rebate_payment').values(row).execute();
  await sql`INSERT INTO rebate_part
      (member_id, currency, day, category, payment_id, turnover_units, basis_points, amount_units)
    SELECT ${row.member_id}, ${row.currency}, day::date, category, ${row.id}, turnover, basis_points, amount
    FROM unnest(${parts.map(({ day }) => day)}::text[], ${parts.map(({ category }) => category)}::text[],
      ${parts.map(({ turnoverUnits }) => turnoverUnits)}::bigint[],
      ${parts.map(({ basisPoints }) => basisPoints)}::int[],
      ${parts.map(({ amountUnits }) => amountUnits)}::bigint[])
      AS part (day, category, turnover, basis_points, amount)`.execute(tx);
}

export const paymentByKey = (reader: Reader, member: MemberId, key: string) =>
  reader
    .selectFrom('rebate_payment')
    .selectAll()
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export interface PaymentsQuery {
  readonly member?: MemberId;
  readonly brand?: string;
  readonly before?: string;
  readonly limit: number;
}

/** Payments with the account names of their members, newest first. */
export async function paymentsIn(
  reader: Reader,
  { member, brand, before, limit }: PaymentsQuery,
): Promise<readonly (PaymentRow & { readonly account: string })[]> {
  const { rows } = await sql<PaymentRow & { account: string }>`
    SELECT payment.*, members.username AS account
    FROM rebate_payment AS payment JOIN members ON members.id = payment.member_id COLLATE "default"
    WHERE (${member ?? null}::text IS NULL OR payment.member_id = ${member ?? null})
      AND (${brand ?? null}::text IS NULL OR payment.brand = ${brand ?? null})
      AND (${before ?? null}::text IS NULL OR payment.id < ${before ?? null})
    ORDER BY payment.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

export async function partsOf(
  reader: Reader,
  payments: readonly RebatePaymentId[],
): Promise<ReadonlyMap<RebatePaymentId, readonly Part[]>> {
  const { rows } = await sql<Part & { payment: RebatePaymentId }>`
    SELECT payment_id AS payment, to_char(day, 'YYYY-MM-DD') AS day, category,
      turnover_units AS "turnoverUnits", basis_points AS "basisPoints", amount_units AS "amountUnits"
    FROM rebate_part WHERE payment_id = ANY(${payments}::text[])
    ORDER BY rebate_part.day, category`.execute(reader);
  return new Map(payments.map((id) => [id, rows.filter(({ payment }) => payment === id)]));
}
