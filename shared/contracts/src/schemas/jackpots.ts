import { z } from 'zod';
import { decimal, idOf, localized, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import { beaconProof } from './lottery.ts';
import type { CallSchemas } from './call-schemas.ts';

/** The jackpot of the brand's next draw. */
export const jackpot = z.strictObject({
  drawId: idOf('jkd'),
  /** The balance of its account; at most half a minute old. */
  amount: decimal,
  /** The balance one minute before. */
  before: decimal,
  currency: z.string(),
  /** Later stakes do not count; the draw follows about two minutes later. */
  locksAt: z.string(),
  /** SHA-256 of the server seed; lower-case hex. */
  commit: z.string(),
});
export type Jackpot = Infer<typeof jackpot>;

export const jackpotProof = z.strictObject({
  numero: z.string(),
  commit: z.string(),
  /** Whole units of stake, as decimal digits: each has one place in the draw. */
  places: z.string(),
  /** SHA-256 over the lines `<round>|<first place>|<places>` of all tickets; `null` before the seal. */
  seal: z.string().nullable(),
  serverSeed: z.string().nullable(),
  beacon: beaconProof.nullable(),
  /** The drawn place, as decimal digits. */
  place: z.string().nullable(),
});
export type JackpotProof = Infer<typeof jackpotProof>;

export const jackpotWin = z.strictObject({
  /** Masked, such as `ra•••n`. */
  account: z.string(),
  round: idOf('rnd'),
  game: localized,
  wonAt: z.string(),
});
export type JackpotWin = Infer<typeof jackpotWin>;

/** One draw with everything needed to compute it again. */
export const jackpotDraw = z.strictObject({
  id: idOf('jkd'),
  numero: z.string(),
  /** `rolled`: no one had played, the amount was carried over to the next draw. */
  state: z.enum(['locked', 'sealed', 'paid', 'rolled']),
  amount: decimal,
  currency: z.string(),
  locksAt: z.string(),
  tickets: z.number(),
  proof: jackpotProof,
  win: jackpotWin.nullable(),
});
export type JackpotDraw = Infer<typeof jackpotDraw>;

export const jackpotTicket = z.strictObject({
  round: idOf('rnd'),
  firstPlace: z.string(),
  places: z.string(),
});
export type JackpotTicket = Infer<typeof jackpotTicket>;

const drawId = idOf('jkd');

/** Input and output of each call. */
export const jackpotSchemas = {
  jackpots: { input: nothing, output: z.array(jackpot) },
  jackpotDraws: {
    input: z.strictObject({
      before: drawId.exactOptional(),
      limit: z.coerce.number().int().min(1).max(50).exactOptional(),
    }),
    output: z.array(jackpotDraw),
  },
  jackpotTickets: {
    input: z.strictObject({
      drawId,
      after: z
        .string()
        .regex(/^\d{1,18}$/)
        .exactOptional(),
    }),
    output: z.array(jackpotTicket),
  },
} satisfies CallSchemas;
