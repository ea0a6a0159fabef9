import { sql, type RawBuilder } from 'kysely';

/** `formatAmount` as SQL: at least two decimals, at most five. */
export function decimalOf(units: RawBuilder<unknown>): RawBuilder<unknown> {
  const amount = sql`(${units} / 100000::numeric)`;
  return sql`round(${amount}, greatest(2, scale(trim_scale(${amount}))))::text`;
}
