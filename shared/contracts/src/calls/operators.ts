import { call } from '../call.ts';
import type { OpenSession } from './identity.ts';
import type { OperatorId, SessionId } from '../ids.ts';
import type { OperatorPermission } from '../operator-permissions.ts';

/** Minimum length of an operator's password. */
export const shortestOperatorPassword = 12;

/** A named set of permissions. `owner` has all permissions, including future ones, and cannot be changed. */
export interface OperatorRole {
  readonly id: string;
  readonly permissions: readonly OperatorPermission[];
  /** Rises with each change; a change sends it back, so that two operators do not overwrite each other. */
  readonly revision: number;
  readonly isFixed: boolean;
}

/** A role of an operator: for one brand, or with `null` for all brands. */
export interface RoleGrant {
  readonly role: string;
  readonly brand: string | null;
}

export interface Colleague {
  readonly id: OperatorId;
  readonly name: string;
  /** `invited`: the link was not used yet. */
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

/** The data for an authenticator app; the second factor becomes required with the app's first code. */
export interface NewSecondFactor {
  /** `otpauth://…`, the content of the QR code. */
  readonly uri: string;
  /** The secret in base32, for typing. */
  readonly secret: string;
}

/** Shown once: the platform stores only their hashes. Each replaces a code once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

const operator = { audience: 'operator' } as const;
const sealed = { audience: 'operator', sealed: true } as const;

export const operatorsCalls = {
  /** Confirms the second factor again, for critical actions. */
  confirmOperator: call('POST /ops/session/confirmation', sealed)
    .takes<{ code: string }>()
    .fails('wrong-code', 'account-locked'),
  beginSecondFactor: call('POST /ops/account/second-factor', sealed)
    .takes<{ password: string }>()
    .gives<NewSecondFactor>()
    .fails('wrong-credentials', 'account-locked', 'already-decided'),
  /** The app's first code activates it. */
  finishSecondFactor: call('PUT /ops/account/second-factor', sealed)
    .takes<{ code: string }>()
    .gives<RecoveryCodes>()
    .fails('wrong-code', 'account-locked'),
  removeSecondFactor: call('POST /ops/account/second-factor/removal', sealed)
    .takes<{ code: string }>()
    .fails('wrong-code', 'account-locked'),
  /** Invalidates the previous codes. */
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
  /** For an operator who lost password or second factor: removes both; the link leads to setting new ones. */
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
  /** Adds a role if the revision is 0. */
  saveRole: call('PUT /ops/roles/:role', operator)
    .takes<{
      role: string;
      permissions: readonly OperatorPermission[];
      revision: number;
      note: string;
    }>()
    .gives<OperatorRole>()
    .fails('version-conflict'),
  /** A role in use cannot be removed. */
  removeRole: call('DELETE /ops/roles/:role', operator)
    .takes<{ role: string; revision: number; note: string }>()
    .fails('version-conflict', 'already-decided'),

  /** The page behind the link of an invitation or a reset. */
  joinOperators: call('POST /ops/join', { sealed: true, whileClosed: true })
    .takes<{ token: string; password: string }>()
    .gives<{ name: string }>()
    .fails('reset-link-invalid'),
};
