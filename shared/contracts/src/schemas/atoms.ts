import { z } from 'zod';
import type { Id } from '../ids.ts';
import { languages } from '../languages.ts';
import { prizeGroupBounds } from '../lottery-terms.ts';
import type { Infer } from './infer.ts';
import { parseAmount, type DecimalAmount } from '../money.ts';

/** The input of a call that takes none. */
export const nothing = z.strictObject({});
/** The output of a call that answers nothing. */
export const noAnswer = z.void();

export const language = z.enum(languages);

const text = z.string();
/** A text in every language. */
export const localized = z.strictObject({ en: text, bn: text, es: text, ar: text });

/** An amount in an answer: zero and below zero are possible. */
export const decimal: z.ZodType<DecimalAmount> = z
  .string()
  .refine((value) => parseAmount(value) !== null);

/** A day in our time: the database stores no day before the year 1. */
export const calendarDay = z.iso.date().refine((day) => day >= '2000-01-01');

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
  return z
    .custom<Id<Kind>>((value) => typeof value === 'string' && form.test(value))
    .meta({ type: 'string' });
}

/** Page size and position of a list. Query strings carry numbers as text. */
export const paging = {
  before: z.string().max(64).exactOptional(),
  limit: z.coerce.number().int().min(1).max(100).exactOptional(),
};

export const prizeGroup = z.int().min(prizeGroupBounds.least).max(prizeGroupBounds.most);

/** A support room belongs to a member or a visitor and has their id. */
export const supportRoomId = z.union([idOf('mem'), idOf('vis')]);

/** A part of a list, newest first. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({
    rows: z.array(row),
    /** Pass as `before` for the next page; `null` at the end. */
    next: z.string().nullable(),
  });
}

export type Page<Row> = Omit<Infer<ReturnType<typeof pageOf>>, 'rows'> & {
  readonly rows: readonly Row[];
};
