import { call } from '../call.ts';
import type { OpenSession } from './identity.ts';
import type { OperatorId, SessionId } from '../ids.ts';
import type { OperatorPermission } from '../operator-permissions.ts';

/** Letters of an operator's password, at least. */
export const shortestOperatorPassword = 12;

/** A named set of permissions. `owner` holds all of them, those to come, too, and cannot be changed. */
export interface OperatorRole {
  readonly id: string;
  readonly permissions: readonly OperatorPermission[];
  /** Rises with each change; sent back with a change, so that two operators do not overwrite each other. */
  readonly revision: number;
  readonly isFixed: boolean;
}

/** A role that an operator has: for one brand, or with `null` for all of them. */
export interface RoleGrant {
  readonly role: string;
  readonly brand: string | null;
}

export interface Colleague {
  readonly id: OperatorId;
  readonly name: string;
  /** `invited`: the link was not followed yet. */
  readonly state: 'active' | 'invited' | 'disabled';
  readonly email: string | null;
  readonly hasSecondFactor: boolean;
  /** Whether they count as one of two persons, and what they lack for it. */
  readonly power: 'full' | 'vouching-due' | 'factor-due';
  /** Who invited or last reset them; `null` for those set up with the house. */
  readonly invitedBy: string | null;
  readonly vouchedBy: string | null;
  /** You invited or reset them: somebody else vouches. */
  readonly isYours: boolean;
  readonly grants: readonly RoleGrant[];
  readonly lastSeenAt: string | null;
  readonly isYou: boolean;
}

export interface Colleagues {
  readonly operators: readonly Colleague[];
  readonly roles: readonly OperatorRole[];
}

/** A link went to the operator's own mail address: it leads to a page where they choose a password; good once, for three days. */
export interface InvitationSent {
  readonly sentTo: string;
  readonly expiresAt: string;
}

/** What an authenticator app takes in; nothing is required before its first code has come. */
export interface NewSecondFactor {
  /** `otpauth://…`, as the QR code holds it. */
  readonly uri: string;
  /** The same for typing, in base32. */
  readonly secret: string;
}

/** Shown this once: the platform keeps their hashes alone. Each opens the account once in place of a code. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

const operator = { audience: 'operator' } as const;
const sealed = { audience: 'operator', sealed: true } as const;

export const operatorsCalls = {
  /** Shows the second factor again, for what is grave. */
  confirmOperator: call('POST /ops/session/confirmation', sealed)
    .takes<{ code: string }>()
    .fails('wrong-code', 'account-locked'),
  beginSecondFactor: call('POST /ops/account/second-factor', sealed)
    .takes<{ password: string }>()
    .gives<NewSecondFactor>()
    .fails('wrong-credentials', 'account-locked', 'already-decided'),
  /** The app's first code switches it on. */
  finishSecondFactor: call('PUT /ops/account/second-factor', sealed)
    .takes<{ code: string }>()
    .gives<RecoveryCodes>()
    .fails('wrong-code', 'account-locked'),
  removeSecondFactor: call('POST /ops/account/second-factor/removal', sealed)
    .takes<{ code: string }>()
    .fails('wrong-code', 'account-locked'),
  /** Those from before are no longer good. */
  renewRecoveryCodes: call('POST /ops/account/recovery-codes', sealed)
    .takes<{ code: string }>()
    .gives<RecoveryCodes>()
    .fails('wrong-code', 'account-locked'),
  /** Ends the other sessions. */
  changeOperatorPassword: call('PUT /ops/account/password', sealed)
    .takes<{ password: string; newPassword: string }>()
    .fails('wrong-credentials', 'account-locked'),
  operatorSessions: call('GET /ops/account/sessions', operator).gives<readonly OpenSession[]>(),
  endOperatorSession: call('DELETE /ops/account/sessions/:session', operator).takes<{
    session: SessionId;
  }>(),

  operators: call('GET /ops/operators', operator).gives<Colleagues>(),
  inviteOperator: call('POST /ops/operators', operator)
    .takes<{ name: string; email: string; grants: readonly RoleGrant[]; note: string }>()
    .gives<InvitationSent>()
    .fails('username-taken'),
  grantRoles: call('PUT /ops/operators/:operator/roles', operator)
    .takes<{ operator: OperatorId; grants: readonly RoleGrant[]; note: string }>()
    .fails('second-person-needed'),
  /** Disabling ends the sessions. */
  setOperatorState: call('PUT /ops/operators/:operator/state', operator)
    .takes<{ operator: OperatorId; isDisabled: boolean; note: string }>()
    .fails('second-person-needed'),
  /** For whoever lost password or second factor: both are gone, the link leads to new ones. */
  resetOperator: call('POST /ops/operators/:operator/reset', operator)
    .takes<{ operator: OperatorId; note: string }>()
    .gives<InvitationSent>()
    .fails('second-person-needed'),
  /** Another operator's word that a new one may confirm what needs two persons. */
  vouchForOperator: call('PUT /ops/operators/:operator/vouching', operator)
    .takes<{ operator: OperatorId; note: string }>()
    .fails('second-person-needed', 'already-decided'),
  colleagueSessions: call('GET /ops/operators/:operator/sessions', operator)
    .takes<{ operator: OperatorId }>()
    .gives<readonly OpenSession[]>(),
  endColleagueSession: call('DELETE /ops/operators/:operator/sessions/:session', operator).takes<{
    operator: OperatorId;
    session: SessionId;
  }>(),
  /** Adds a role where the revision is 0. */
  saveRole: call('PUT /ops/roles/:role', operator)
    .takes<{
      role: string;
      permissions: readonly OperatorPermission[];
      revision: number;
      note: string;
    }>()
    .gives<OperatorRole>()
    .fails('version-conflict'),
  /** A role that somebody has stays. */
  removeRole: call('DELETE /ops/roles/:role', operator)
    .takes<{ role: string; revision: number; note: string }>()
    .fails('version-conflict', 'already-decided'),

  /** What the link of an invitation or a reset leads to. */
  joinOperators: call('POST /ops/join', { sealed: true, whileClosed: true })
    .takes<{ token: string; password: string }>()
    .gives<{ name: string }>()
    .fails('reset-link-invalid'),
};
