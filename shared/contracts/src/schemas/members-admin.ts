import { z } from 'zod';
import { correctionQueues, longestMemberSearch } from '../member-search-terms.ts';
import { decimal, idOf, pageOf, paging, signedAmount } from './atoms.ts';
import { adminDeposit, adminWithdrawal } from './cashier-admin.ts';
import { playedRound } from './games.ts';
import { accountType, memberStatus } from './identity.ts';
import type { Infer } from './infer.ts';
import { ticket } from './lottery.ts';
import { statementEntry } from './wallet.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A member in the list of operators. */
export const foundMember = z.strictObject({
  id: idOf('mem'),
  /** Present for an account of the demo. */
  isDemo: z.literal(true).exactOptional(),
  brand: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: accountType,
  status: memberStatus,
  rankLevel: z.number(),
  joinedAt: z.string(),
  lastLoginAt: z.string().nullable(),
  /** Shown in part, as to the member. */
  email: z.string().nullable(),
  mobile: z.string().nullable(),
});
export type FoundMember = Infer<typeof foundMember>;

export const correctionState = z.enum(['proposed', 'booked', 'refused']);
export type CorrectionState = Infer<typeof correctionState>;

/** A change of a member's cash that one operator proposes and another one confirms. */
export const cashCorrection = z.strictObject({
  id: idOf('cor'),
  memberId: idOf('mem'),
  brand: z.string(),
  account: z.string(),
  /** Below zero where it takes money from the member. */
  amount: decimal,
  currency: z.string(),
  reason: z.string(),
  state: correctionState,
  operatorId: idOf('opr'),
  operator: z.string(),
  proposedAt: z.string(),
  decision: z
    .strictObject({
      operator: z.string(),
      at: z.string(),
      note: z.string(),
    })
    .nullable(),
});
export type CashCorrection = Infer<typeof cashCorrection>;

const brand = z.string().min(1).max(64).exactOptional();

const ofMember = { memberId: idOf('mem'), ...paging };

const note = z.string().trim().min(1).max(500);

const decided = { memberId: idOf('mem'), id: idOf('cor'), note };

/** Input and output of each call. */
export const membersAdminSchemas = {
  members: {
    input: z.strictObject({
      brand,
      text: z.string().trim().max(longestMemberSearch).exactOptional(),
      ...paging,
    }),
    output: pageOf(foundMember),
  },
  memberRounds: { input: z.strictObject(ofMember), output: pageOf(playedRound) },
  memberTickets: { input: z.strictObject(ofMember), output: pageOf(ticket) },
  memberDeposits: { input: z.strictObject(ofMember), output: pageOf(adminDeposit) },
  memberWithdrawals: { input: z.strictObject(ofMember), output: pageOf(adminWithdrawal) },
  memberStatement: {
    input: z.strictObject({
      ...ofMember,
      kinds: z.string().max(255).exactOptional(),
      from: z.iso.datetime().exactOptional(),
      to: z.iso.datetime().exactOptional(),
    }),
    output: pageOf(statementEntry),
  },
  corrections: {
    input: z.strictObject({ queue: z.enum(correctionQueues), brand, ...paging }),
    output: pageOf(cashCorrection),
  },
  memberCorrections: { input: z.strictObject(ofMember), output: pageOf(cashCorrection) },
  proposeCorrection: {
    input: z.strictObject({
      memberId: idOf('mem'),
      amount: signedAmount,
      reason: note,
    }),
    output: cashCorrection,
  },
  confirmCorrection: { input: z.strictObject(decided), output: cashCorrection },
  refuseCorrection: { input: z.strictObject(decided), output: cashCorrection },
} satisfies CallSchemas;

/** Which correction of whom, and why. */
export type CorrectionDecision = Infer<(typeof membersAdminSchemas)['confirmCorrection']['input']>;

export type MemberPage = Infer<(typeof membersAdminSchemas)['memberRounds']['input']>;
