import { z } from 'zod';
import { shortestOperatorPassword } from '../calls/operators.ts';
import { operatorPermissions } from '../operator-permissions.ts';
import { idOf } from './atoms.ts';

const nothing = z.strictObject({});
const given = z.string().min(1).max(255);
const note = z.string().max(500);
/** Six digits, or a recovery code. */
const code = z.string().min(6).max(40);
const newPassword = z.string().min(shortestOperatorPassword).max(255);
const operator = idOf('opr');
const session = idOf('ses');
const roleName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

const grants = z
  .array(z.strictObject({ role: roleName, brand: z.string().min(1).max(40).nullable() }))
  .min(1)
  .max(50);

/** Inputs of `calls/operators.ts`, and of the operators' sign-in. */
export const operatorsInputs = {
  operatorLogin: z.strictObject({ name: given, password: given, code: code.exactOptional() }),
  operatorInfo: nothing,
  operatorLogout: nothing,
  confirmOperator: z.strictObject({ code }),
  beginSecondFactor: z.strictObject({ password: given }),
  finishSecondFactor: z.strictObject({ code }),
  removeSecondFactor: z.strictObject({ code }),
  renewRecoveryCodes: z.strictObject({ code }),
  changeOperatorPassword: z.strictObject({ password: given, newPassword }),
  operatorSessions: nothing,
  endOperatorSession: z.strictObject({ session }),
  operators: nothing,
  inviteOperator: z.strictObject({
    name: z.string().trim().min(2).max(60),
    email: z.email().max(200),
    grants,
    note,
  }),
  grantRoles: z.strictObject({ operator, grants, note }),
  setOperatorState: z.strictObject({ operator, isDisabled: z.boolean(), note }),
  resetOperator: z.strictObject({ operator, note }),
  vouchForOperator: z.strictObject({ operator, note }),
  colleagueSessions: z.strictObject({ operator }),
  endColleagueSession: z.strictObject({ operator, session }),
  saveRole: z.strictObject({
    role: roleName,
    permissions: z.array(z.enum(operatorPermissions)).max(operatorPermissions.length),
    revision: z.int().min(0),
    note,
  }),
  removeRole: z.strictObject({ role: roleName, revision: z.coerce.number().int().min(1), note }),
  joinOperators: z.strictObject({ token: z.string().length(43), password: newPassword }),
};
