import { z } from 'zod';
import { idOf, language, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { signedIn } from './identity.ts';
import type { Infer } from './infer.ts';
import { factorCode, newSecondFactor, recoveryCodes } from './operators.ts';
import { codeSent, oneTimeCode } from './verification.ts';

/** State of a member's second factor. */
export const secondFactorState = z.strictObject({
  /** When it was switched on; `null` if it is off. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number(),
});
export type SecondFactorState = Infer<typeof secondFactorState>;

export const securityEventKind = z.enum([
  'signed-in',
  'wrong-password',
  'wrong-second-factor',
  'password-changed',
  'payment-pin-changed',
  'payment-pin-recovered',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'email-verified',
  'email-changed',
  'mobile-verified',
  'mobile-changed',
  'passkey-added',
  'passkey-removed',
  'wrong-passkey',
  'second-factor-reset',
  'data-requested',
  'data-downloaded',
  'closure-requested',
  'closure-undone',
]);
export type SecurityEventKind = Infer<typeof securityEventKind>;

/** What happened to the security of the member's account, from where and with which browser. */
export const securityEvent = z.strictObject({
  id: idOf('sev'),
  kind: securityEventKind,
  at: z.string(),
  ip: z.string(),
  userAgent: z.string(),
});
export type SecurityEvent = Infer<typeof securityEvent>;

/** The member's password; absent for an account that has none. */
const password = z.string().min(1).max(255).exactOptional();

export const contactKind = z.enum(['email', 'mobile']);
export type ContactKind = Infer<typeof contactKind>;

const memberContact = z.strictObject({
  /** Masked; `null` if the member has given none. */
  shown: z.string().nullable(),
  /** When a code proved it. */
  verifiedAt: z.iso.datetime().nullable(),
});

export const memberContacts = z.strictObject({ email: memberContact, mobile: memberContact });
export type MemberContacts = Infer<typeof memberContacts>;
export type MemberContact = MemberContacts['email'];

const contactToProve = {
  kind: contactKind,
  /** Absent: the address that is stored already. */
  address: z.string().trim().min(1).max(120).exactOptional(),
  /** Needed where another address was proven before. */
  password,
};

/** Input and output of each call. */
export const securitySchemas = {
  completeSignIn: { input: z.strictObject({ code: factorCode }), output: signedIn },
  securityEvents: { input: z.strictObject(paging), output: pageOf(securityEvent) },
  memberSecondFactor: { input: nothing, output: secondFactorState },
  beginMemberSecondFactor: { input: z.strictObject({ password }), output: newSecondFactor },
  finishMemberSecondFactor: { input: z.strictObject({ code: factorCode }), output: recoveryCodes },
  removeMemberSecondFactor: {
    input: z.strictObject({ password, code: factorCode }),
    output: noAnswer,
  },
  renewMemberRecoveryCodes: {
    input: z.strictObject({ password, code: factorCode }),
    output: recoveryCodes,
  },
  memberContacts: { input: nothing, output: memberContacts },
  sendContactCode: { input: z.strictObject({ ...contactToProve, language }), output: codeSent },
  confirmContact: {
    input: z.strictObject({ ...contactToProve, code: oneTimeCode }),
    output: noAnswer,
  },
} satisfies CallSchemas;

export type ContactCodeInput = Infer<(typeof securitySchemas)['sendContactCode']['input']>;
export type ConfirmContactInput = Infer<(typeof securitySchemas)['confirmContact']['input']>;

export type PagingInput = Infer<(typeof securitySchemas)['securityEvents']['input']>;

/** The password, where the account has one, and a code of the app or a recovery code. */
export type ProvenByFactor = Infer<(typeof securitySchemas)['removeMemberSecondFactor']['input']>;
