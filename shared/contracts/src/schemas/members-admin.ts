import { z } from 'zod';
import { correctionQueues, longestMemberSearch } from '../calls/members-admin.ts';
import { idOf, paging, signedAmount } from './atoms.ts';

const brand = z.string().min(1).max(64).exactOptional();
const ofMember = { memberId: idOf('mem'), ...paging };
const note = z.string().trim().min(1).max(500);
const decided = { memberId: idOf('mem'), id: idOf('cor'), note };

/** What the operators' calls about members accept. */
export const membersAdminInputs = {
  members: z.strictObject({
    brand,
    text: z.string().trim().max(longestMemberSearch).exactOptional(),
    ...paging,
  }),
  memberRounds: z.strictObject(ofMember),
  memberTickets: z.strictObject(ofMember),
  memberDeposits: z.strictObject(ofMember),
  memberWithdrawals: z.strictObject(ofMember),
  memberStatement: z.strictObject({
    ...ofMember,
    kinds: z.string().max(255).exactOptional(),
    from: z.iso.datetime().exactOptional(),
    to: z.iso.datetime().exactOptional(),
  }),
  corrections: z.strictObject({ queue: z.enum(correctionQueues), brand, ...paging }),
  memberCorrections: z.strictObject(ofMember),
  proposeCorrection: z.strictObject({
    memberId: idOf('mem'),
    amount: signedAmount,
    reason: note,
  }),
  confirmCorrection: z.strictObject(decided),
  refuseCorrection: z.strictObject(decided),
};
