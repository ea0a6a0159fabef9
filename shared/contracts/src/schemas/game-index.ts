import { z } from 'zod';
import { decimal, language } from './atoms.ts';
import type { Infer } from './infer.ts';

/**
 * All games of a brand's lobby in its order, as columns: repeated values are written once. An id is stored as
 * the number of letters that it shares with the previous one (base 36), then the rest.
 */
export const gameIndexFile = z.strictObject({
  vendors: z.array(z.string()),
  classifies: z.array(z.string()),
  minBets: z.array(decimal),
  rtps: z.array(z.number()),
  ids: z.string(),
  codes: z.string(),
  /** Empty if it equals the code. */
  arts: z.string(),
  names: z.record(language, z.string()),
  vendor: z.array(z.number()),
  type: z.array(z.number()),
  category: z.array(z.number()),
  classify: z.array(z.number()),
  minBet: z.array(z.number()),
  rtp: z.array(z.number()),
  /** Number of hot games, which come first. */
  hot: z.number(),
  /** Pictures of the providers, by position. */
  icons: z.record(z.string(), z.string()),
});
export type GameIndexFile = Infer<typeof gameIndexFile>;
