import { z } from 'zod';
import type { Infer } from './infer.ts';

/** The picks that a play type allows, and their notation. */
export const pickForm = z.discriminatedUnion('form', [
  z.strictObject({
    /** One of the play type's listed choices. */
    form: z.literal('choice'),
  }),
  z.strictObject({
    /** Digits without a separator, such as `07`. */
    form: z.literal('digits'),
    count: z.number(),
    /** How often each distinct digit occurs, most frequent first: `[2, 1]` for `797`. */
    pattern: z.array(z.number()).exactOptional(),
    /** The order has no meaning: the digits are written ascending. */
    isUnordered: z.boolean().exactOptional(),
  }),
  z.strictObject({
    /** Distinct numbers, ascending and separated by commas, such as `05,49,83`. */
    form: z.literal('set'),
    count: z.number(),
    from: z.number(),
    to: z.number(),
    /** Digits of each number, including leading zeros. */
    width: z.number(),
  }),
  z.strictObject({
    /** Distinct numbers in the order of their places, such as `07,01`. */
    form: z.literal('sequence'),
    count: z.number(),
    from: z.number(),
    to: z.number(),
    width: z.number(),
  }),
]);
export type PickForm = Infer<typeof pickForm>;
