import { z } from 'zod';
import { closureReasons } from '../closure-reasons.ts';
import { decimal, noAnswer, nothing } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

/** Whether the member asked to close the account, and what is still open. */
export const accountClosure = z.strictObject({
  /** When the account closes, if nothing is open then; `null`: the member has not asked for it. */
  closesAt: z.iso.datetime().nullable(),
  /** The account closes only when all of these are zero. */
  open: z.strictObject({
    balance: decimal,
    withdrawals: z.number(),
    bets: z.number(),
    bonuses: z.number(),
  }),
  currency: z.string(),
  coolingOffDays: z.number(),
});
export type AccountClosure = Infer<typeof accountClosure>;

const password = z.string().min(1).max(255).exactOptional();

/** What each call takes and answers. */
export const accountClosureSchemas = {
  accountClosure: { input: nothing, output: accountClosure },
  requestAccountClosure: {
    input: z.strictObject({ reason: z.enum(closureReasons), password }),
    output: noAnswer,
  },
  undoAccountClosure: { input: nothing, output: noAnswer },
} satisfies CallSchemas;
