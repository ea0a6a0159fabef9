import { z } from 'zod';
import type { Infer } from './infer.ts';

/** Where something is available: only in these countries, or in all except these. */
export const countryRule = z.strictObject({
  mode: z.enum(['admit', 'refuse']),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
});
export type CountryRule = Infer<typeof countryRule>;
