import { z } from 'zod';
import { exclusionLengths, limitKinds, limitPeriods, timeOutLengths } from '../calls/protection.ts';
import { amount } from './atoms.ts';

const nothing = z.strictObject({});
const text = z.string().max(255);
const limit = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };
const member = { brand: text, account: text };
const note = z.string().min(1).max(500);

/** Inputs of the protection calls. A `time` limit's value is in whole minutes, which the platform checks. */
export const protectionInputs = {
  protectionRules: nothing,
  protection: nothing,
  protectionHistory: nothing,
  setLimit: z.strictObject({ ...limit, value: amount.nullable() }),
  confirmLimit: z.strictObject({ ...limit, expected: amount.nullable() }),
  cancelLimitChange: z.strictObject(limit),
  reviewLimits: nothing,
  takeTimeOut: z.strictObject({ length: z.enum(timeOutLengths) }),
  excludeSelf: z.strictObject({ length: z.enum(exclusionLengths) }),
  askToReturn: nothing,
  setRealityCheck: z.strictObject({ minutes: z.int().min(1).max(1_440) }),
  keepPlaying: nothing,
  answerRealityCheck: z.strictObject({ goOn: z.boolean() }),
  memberProtection: z.strictObject(member),
  setMemberLimit: z.strictObject({ ...member, ...limit, value: amount, note }),
  beginMemberBreak: z.strictObject({ ...member, length: z.enum(timeOutLengths), note }),
  excludeMember: z.strictObject({
    ...member,
    length: z.enum(exclusionLengths),
    note,
  }),
};
