import { z } from 'zod';
import type { Id } from '../ids.ts';
import { prizeGroupBounds } from '../lottery-terms.ts';
import { parseAmount, type DecimalAmount } from '../money.ts';

/** A positive decimal amount with at most five places. */
export const amount: z.ZodType<DecimalAmount> = z
  .string()
  .max(20)
  .refine((text) => (parseAmount(text) ?? 0n) > 0n);

/** A decimal amount that is not zero; below zero where it takes something away. */
export const signedAmount: z.ZodType<DecimalAmount> = z
  .string()
  .max(20)
  .refine((text) => (parseAmount(text) ?? 0n) !== 0n);

/** An id of one kind, such as `tkt_…`. */
export function idOf<Kind extends string>(kind: Kind): z.ZodType<Id<Kind>> {
  const form = new RegExp(`^${kind}_[0-9a-zA-Z]{8,40}$`);
  return z.custom<Id<Kind>>((value) => typeof value === 'string' && form.test(value));
}

/** Page size and position of a list. Query strings carry numbers as text. */
export const paging = {
  before: z.string().max(64).exactOptional(),
  limit: z.coerce.number().int().min(1).max(100).exactOptional(),
};

/** Fields of a country rule (ISO 3166-1 alpha-2). */
export const countryRule = {
  mode: z.enum(['admit', 'refuse']),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
};

export const prizeGroup = z.int().min(prizeGroupBounds.least).max(prizeGroupBounds.most);
