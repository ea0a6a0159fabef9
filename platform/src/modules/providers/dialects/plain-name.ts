import { z } from 'zod';

/**
 * A name chosen by a provider: well-formed text without control characters, which every database and log can
 * store.
 */
export const plainName = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text));
