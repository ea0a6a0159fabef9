import { z } from 'zod';
import { closureReasons } from '../closure-reasons.ts';
import { decimal, idOf, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

/** The account closes only when all of these are zero. */
const openMatters = z.strictObject({
  balance: decimal,
  withdrawals: z.number(),
  bets: z.number(),
  bonuses: z.number(),
});

/** Whether the member asked to close the account, and what is still open. */
export const accountClosure = z.strictObject({
  /** When the account closes, if nothing is open then; `null`: the member has not asked for it. */
  closesAt: z.iso.datetime().nullable(),
  open: openMatters,
  currency: z.string(),
  coolingOffDays: z.number(),
});
export type AccountClosure = Infer<typeof accountClosure>;

/** A closure whose cooling-off runs, or that waits because something is open. */
export const adminClosure = z.strictObject({
  memberId: idOf('mem'),
  brand: z.string(),
  account: z.string(),
  currency: z.string(),
  reason: z.enum(closureReasons),
  requestedAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  open: openMatters,
});
export type AdminClosure = Infer<typeof adminClosure>;

const password = z.string().min(1).max(255).exactOptional();

/** Input and output of each call. */
export const accountClosureSchemas = {
  accountClosure: { input: nothing, output: accountClosure },
  requestAccountClosure: {
    input: z.strictObject({ reason: z.enum(closureReasons), password }),
    output: noAnswer,
  },
  undoAccountClosure: { input: nothing, output: noAnswer },
} satisfies CallSchemas;

export const accountClosureAdminSchemas = {
  accountClosures: {
    input: z.strictObject({ brand: z.string().min(1).max(64).exactOptional(), ...paging }),
    output: pageOf(adminClosure),
  },
  cancelAccountClosure: {
    input: z.strictObject({ memberId: idOf('mem'), note: z.string().trim().min(1).max(500) }),
    output: noAnswer,
  },
} satisfies CallSchemas;
