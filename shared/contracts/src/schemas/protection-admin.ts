import { z } from 'zod';
import { exclusionLengths, limitKinds, limitPeriods, timeOutLengths } from '../protection-terms.ts';
import { amount } from './atoms.ts';
import { memberProtection } from './protection.ts';
import type { CallSchemas } from './call-schemas.ts';

const text = z.string().max(255);

const member = { brand: text, account: text };

const limit = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };

const note = z.string().min(1).max(500);

/** Input and output of each call. */
export const protectionAdminSchemas = {
  setMemberLimit: {
    input: z.strictObject({ ...member, ...limit, value: amount, note }),
    output: memberProtection,
  },
  beginMemberBreak: {
    input: z.strictObject({ ...member, length: z.enum(timeOutLengths), note }),
    output: memberProtection,
  },
  memberProtection: { input: z.strictObject(member), output: memberProtection },
  excludeMember: {
    input: z.strictObject({
      ...member,
      length: z.enum(exclusionLengths),
      note,
    }),
    output: memberProtection,
  },
} satisfies CallSchemas;
