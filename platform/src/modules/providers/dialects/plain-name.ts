import { z } from 'zod';

/** A name that a provider gave to something: whole letters without control signs, as every database and log can keep them. */
export const plainName = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text));
