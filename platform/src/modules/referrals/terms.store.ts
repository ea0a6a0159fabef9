import type { ReferralTerms } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { termsOfDay, type DatedTerms as Dated } from '../day-payments/index.ts';

type Reader = Db['read'] | Tx;

export type DatedTerms = Dated<ReferralTerms>;

export const noTerms: ReferralTerms = {
  isEnabled: false,
  levels: [],
  firstDeposit: null,
  days: null,
  minimum: '0.00',
  payAt: '04:00',
};

/** All terms of a brand, the earliest first. */
export async function termsOf(reader: Reader, brand: string): Promise<readonly DatedTerms[]> {
  const { rows } = await sql<DatedTerms>`
    SELECT to_char(from_day, 'YYYY-MM-DD') AS "from", terms
    FROM referral_terms WHERE brand = ${brand} ORDER BY referral_terms.from_day`.execute(reader);
  return rows;
}

/** Saves terms; those that were saved for the same day before are replaced. */
export async function saveTerms(tx: Tx, brand: string, { from, terms }: DatedTerms): Promise<void> {
  await sql`INSERT INTO referral_terms (brand, from_day, terms)
    VALUES (${brand}, ${from}::date, ${JSON.stringify(terms)}::jsonb)
    ON CONFLICT (brand, from_day) DO UPDATE SET terms = excluded.terms`.execute(tx);
}

/** The terms of a day. */
export const termsOn = (all: readonly DatedTerms[], day: Day): ReferralTerms =>
  termsOfDay(all, day, noTerms);
