import { formatAmount, parseAmount, type RebateTerms } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { termsOfDay, type DatedTerms as Dated } from '../day-payments/index.ts';

type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    rebate_terms: {
      brand: string;
      from_day: Date;
      is_enabled: boolean;
      rates: unknown;
      minimum_units: bigint;
      pay_at: string | null;
    };
  }
}

export type DatedTerms = Dated<RebateTerms>;

export const noTerms: RebateTerms = { isEnabled: false, rates: {}, minimum: '0.00', payAt: null };

interface TermsRow {
  readonly from_day: Day;
  readonly is_enabled: boolean;
  readonly rates: RebateTerms['rates'];
  readonly minimum_units: bigint;
  readonly pay_at: string | null;
}

/** All terms of a brand, the earliest first. */
export async function termsOf(reader: Reader, brand: string): Promise<readonly DatedTerms[]> {
  const { rows } = await sql<TermsRow>`
    SELECT to_char(from_day, 'YYYY-MM-DD') AS from_day, is_enabled, rates, minimum_units, pay_at
    FROM rebate_terms WHERE brand = ${brand} ORDER BY rebate_terms.from_day`.execute(reader);
  return rows.map((row) => ({
    from: row.from_day,
    terms: {
      isEnabled: row.is_enabled,
      rates: row.rates,
      minimum: formatAmount(row.minimum_units),
      payAt: row.pay_at,
    },
  }));
}

/** Saves terms; those that were saved for the same day before are replaced. */
export async function saveTerms(
  tx: Tx,
  brand: string,
  { from, terms: { isEnabled, rates, minimum, payAt } }: DatedTerms,
): Promise<void> {
  await sql`INSERT INTO rebate_terms (brand, from_day, is_enabled, rates, minimum_units, pay_at)
    VALUES (${brand}, ${from}::date, ${isEnabled}, ${JSON.stringify(rates)}::jsonb,
      ${parseAmount(minimum) ?? 0n}, ${payAt})
    ON CONFLICT (brand, from_day) DO UPDATE SET is_enabled = excluded.is_enabled, rates = excluded.rates,
      minimum_units = excluded.minimum_units, pay_at = excluded.pay_at`.execute(tx);
}

/** The terms of a day. */
export const termsOn = (all: readonly DatedTerms[], day: Day): RebateTerms =>
  termsOfDay(all, day, noTerms);
