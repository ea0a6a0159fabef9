import { call, callTable } from '../call.ts';
import type { securitySchemas } from '../schemas/security.ts';

const member = { audience: 'member' } as const;
const own = { ...member, sealed: true, real: true } as const;

/** The member's second factor, and the sign-in that needs it. */
export const securityCalls = callTable<typeof securitySchemas>()({
  /**
   * The second step of a sign-in that failed with `second-factor-needed`; the first step set a cookie that
   * this call needs.
   */
  completeSignIn: call('POST /wps/session/login/second-factor', { sealed: true }).fails(
    'wrong-code',
    'account-locked',
    'account-suspended',
    'member_no_enter',
    'error_not_agent',
    'sign-in-expired',
  ),
  /** The member's own log, newest first. */
  securityEvents: call('GET /wps/member/security-events', member),
  /** The member's mail address and number, masked, and whether they are proven. */
  memberContacts: call('GET /wps/member/contacts', member),
  /** Sends a code to the address that is to be proven. */
  sendContactCode: call('POST /wps/member/contacts/code', own).fails(
    'wrong-credentials',
    'account-locked',
    'mobile-taken',
    'in_need_true_account',
  ),
  /** Stores the address as proven; a proven one that it replaces gets a message. */
  confirmContact: call('POST /wps/member/contacts', own).fails(
    'wrong-credentials',
    'account-locked',
    'mobile-taken',
    'wrong-code',
    'in_need_true_account',
  ),
  memberSecondFactor: call('GET /wps/member/second-factor', member),
  beginMemberSecondFactor: call('POST /wps/member/second-factor', own).fails(
    'wrong-credentials',
    'account-locked',
    'already-decided',
    'in_need_true_account',
  ),
  /** The app's first code activates it; remembered devices must sign in again. */
  finishMemberSecondFactor: call('PUT /wps/member/second-factor', own).fails(
    'wrong-code',
    'account-locked',
    'in_need_true_account',
  ),
  removeMemberSecondFactor: call('POST /wps/member/second-factor/removal', own).fails(
    'wrong-credentials',
    'wrong-code',
    'account-locked',
    'in_need_true_account',
  ),
  /** Invalidates the previous codes. */
  renewMemberRecoveryCodes: call('POST /wps/member/recovery-codes', own).fails(
    'wrong-credentials',
    'wrong-code',
    'account-locked',
    'in_need_true_account',
  ),
});
