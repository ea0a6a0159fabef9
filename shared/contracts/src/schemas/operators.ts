import { z } from 'zod';
import { shortestOperatorPassword } from '../operator-terms.ts';
import { operatorPermissions } from '../operator-permission-names.ts';
import { idOf, noAnswer, nothing } from './atoms.ts';
import { openSession } from './identity.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A named set of permissions. `owner` has all permissions, including future ones, and cannot be changed. */
export const operatorRole = z.strictObject({
  id: z.string(),
  permissions: z.array(z.enum(operatorPermissions)),
  /** Rises with each change; a change sends it back, so that two operators do not overwrite each other. */
  revision: z.number(),
  isFixed: z.boolean(),
});
export type OperatorRole = Infer<typeof operatorRole>;

/** A role of an operator: for one brand, or with `null` for all brands. */
export const roleGrant = z.strictObject({
  role: z.string(),
  brand: z.string().nullable(),
});
export type RoleGrant = Infer<typeof roleGrant>;

export const colleague = z.strictObject({
  id: idOf('opr'),
  name: z.string(),
  /** `invited`: the link was not used yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  email: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** Whether they count as one of two persons, and what they lack for it. */
  power: z.enum(['full', 'vouching-due', 'factor-due']),
  /** Who invited or last reset them; `null` for operators of the first installation. */
  invitedBy: z.string().nullable(),
  vouchedBy: z.string().nullable(),
  /** The signed-in operator invited or reset them; another operator has to vouch. */
  isYours: z.boolean(),
  grants: z.array(roleGrant),
  lastSeenAt: z.string().nullable(),
  isYou: z.boolean(),
});
export type Colleague = Infer<typeof colleague>;

export const colleagues = z.strictObject({
  operators: z.array(colleague),
  roles: z.array(operatorRole),
});
export type Colleagues = Infer<typeof colleagues>;

/** A link went to the operator's own mail address: it leads to a page where they choose a password; good once, for three days. */
export const invitationSent = z.strictObject({
  sentTo: z.string(),
  expiresAt: z.string(),
});
export type InvitationSent = Infer<typeof invitationSent>;

/** The data for an authenticator app; the second factor becomes required with the app's first code. */
export const newSecondFactor = z.strictObject({
  /** `otpauth://…`, the content of the QR code. */
  uri: z.string(),
  /** The secret in base32, for typing. */
  secret: z.string(),
});
export type NewSecondFactor = Infer<typeof newSecondFactor>;

/** Shown once: the platform stores only their hashes. Each replaces a code once. */
export const recoveryCodes = z.strictObject({
  codes: z.array(z.string()),
});
export type RecoveryCodes = Infer<typeof recoveryCodes>;

const given = z.string().min(1).max(255);

/** Six digits, or a recovery code. */
export const factorCode = z.string().min(6).max(40);

const newPassword = z.string().min(shortestOperatorPassword).max(255);

const session = idOf('ses');

const roleName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

const grants = z
  .array(z.strictObject({ role: roleName, brand: z.string().min(1).max(40).nullable() }))
  .min(1)
  .max(50);

const note = z.string().max(500);

const operator = idOf('opr');

/** Input and output of each call. */
export const operatorsSchemas = {
  confirmOperator: { input: z.strictObject({ code: factorCode }), output: noAnswer },
  beginSecondFactor: { input: z.strictObject({ password: given }), output: newSecondFactor },
  finishSecondFactor: { input: z.strictObject({ code: factorCode }), output: recoveryCodes },
  removeSecondFactor: { input: z.strictObject({ code: factorCode }), output: noAnswer },
  renewRecoveryCodes: { input: z.strictObject({ code: factorCode }), output: recoveryCodes },
  changeOperatorPassword: {
    input: z.strictObject({ password: given, newPassword }),
    output: noAnswer,
  },
  operatorSessions: { input: nothing, output: z.array(openSession) },
  endOperatorSession: { input: z.strictObject({ session }), output: noAnswer },
  operators: { input: nothing, output: colleagues },
  inviteOperator: {
    input: z.strictObject({
      name: z.string().trim().min(2).max(60),
      email: z.email().max(200),
      grants,
      note,
    }),
    output: invitationSent,
  },
  grantRoles: { input: z.strictObject({ operator, grants, note }), output: noAnswer },
  setOperatorState: {
    input: z.strictObject({ operator, isDisabled: z.boolean(), note }),
    output: noAnswer,
  },
  resetOperator: { input: z.strictObject({ operator, note }), output: invitationSent },
  vouchForOperator: { input: z.strictObject({ operator, note }), output: noAnswer },
  colleagueSessions: { input: z.strictObject({ operator }), output: z.array(openSession) },
  endColleagueSession: { input: z.strictObject({ operator, session }), output: noAnswer },
  saveRole: {
    input: z.strictObject({
      role: roleName,
      permissions: z.array(z.enum(operatorPermissions)).max(operatorPermissions.length),
      revision: z.int().min(0),
      note,
    }),
    output: operatorRole,
  },
  removeRole: {
    input: z.strictObject({ role: roleName, revision: z.coerce.number().int().min(1), note }),
    output: noAnswer,
  },
  joinOperators: {
    input: z.strictObject({ token: z.string().length(43), password: newPassword }),
    output: z.strictObject({
      name: z.string(),
    }),
  },
} satisfies CallSchemas;
