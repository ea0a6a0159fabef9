import { z } from 'zod';
import { highestRankLevel } from '../identity-terms.ts';
import { noAnswer } from './atoms.ts';
import { memberFile, memberStatus } from './identity.ts';
import type { CallSchemas } from './call-schemas.ts';

/** Maximum length of any form field; the brand's rules are tighter. */
const text = z.string().max(255);

const ofMember = { brand: text, account: text.trim().min(1) };

/** Input and output of each call. */
export const identityAdminSchemas = {
  memberFile: { input: z.strictObject(ofMember), output: memberFile },
  unlockMember: { input: z.strictObject({ ...ofMember, note: text }), output: noAnswer },
  setMemberStatus: {
    input: z.strictObject({
      ...ofMember,
      status: z.enum(['active', 'excluded', 'locked', 'closed', 'house']),
      note: text,
    }),
    output: z.strictObject({
      status: memberStatus,
    }),
  },
  askMemberPassword: { input: z.strictObject({ ...ofMember, note: text }), output: noAnswer },
  resetMemberFactor: { input: z.strictObject({ ...ofMember, note: text }), output: noAnswer },
  setMemberRank: {
    input: z.strictObject({
      ...ofMember,
      rankLevel: z.int().min(0).max(highestRankLevel),
      note: text,
    }),
    output: z.strictObject({
      rankLevel: z.number(),
    }),
  },
} satisfies CallSchemas;
