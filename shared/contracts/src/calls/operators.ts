import { call, callTable } from '../call.ts';
import type { operatorsSchemas } from '../schemas/operators.ts';

const operator = { audience: 'operator' } as const;
const sealed = { audience: 'operator', sealed: true } as const;

export const operatorsCalls = callTable<typeof operatorsSchemas>()({
  /** Confirms the second factor again, for critical actions. */
  confirmOperator: call('POST /ops/session/confirmation', sealed).fails(
    'wrong-code',
    'account-locked',
  ),
  beginSecondFactor: call('POST /ops/account/second-factor', sealed).fails(
    'wrong-credentials',
    'account-locked',
    'already-decided',
  ),
  /** The app's first code activates it. */
  finishSecondFactor: call('PUT /ops/account/second-factor', sealed).fails(
    'wrong-code',
    'account-locked',
  ),
  removeSecondFactor: call('POST /ops/account/second-factor/removal', sealed).fails(
    'wrong-code',
    'account-locked',
  ),
  /** Invalidates the previous codes. */
  renewRecoveryCodes: call('POST /ops/account/recovery-codes', sealed).fails(
    'wrong-code',
    'account-locked',
  ),
  /** Ends the other sessions. */
  changeOperatorPassword: call('PUT /ops/account/password', sealed).fails(
    'wrong-credentials',
    'account-locked',
  ),
  operatorSessions: call('GET /ops/account/sessions', operator),
  endOperatorSession: call('DELETE /ops/account/sessions/:session', operator),

  operators: call('GET /ops/operators', operator),
  inviteOperator: call('POST /ops/operators', operator).fails('username-taken'),
  grantRoles: call('PUT /ops/operators/:operator/roles', operator).fails('second-person-needed'),
  /** Disabling ends the sessions. */
  setOperatorState: call('PUT /ops/operators/:operator/state', operator).fails(
    'second-person-needed',
  ),
  /** For an operator who lost password or second factor: removes both; the link leads to setting new ones. */
  resetOperator: call('POST /ops/operators/:operator/reset', operator).fails(
    'second-person-needed',
  ),
  /** Another operator's word that a new one may confirm what needs two persons. */
  vouchForOperator: call('PUT /ops/operators/:operator/vouching', operator).fails(
    'second-person-needed',
    'already-decided',
  ),
  colleagueSessions: call('GET /ops/operators/:operator/sessions', operator),
  endColleagueSession: call('DELETE /ops/operators/:operator/sessions/:session', operator),
  /** Adds a role if the revision is 0. */
  saveRole: call('PUT /ops/roles/:role', operator).fails('version-conflict'),
  /** A role in use cannot be removed. */
  removeRole: call('DELETE /ops/roles/:role', operator).fails(
    'version-conflict',
    'already-decided',
  ),

  /** The page behind the link of an invitation or a reset. */
  joinOperators: call('POST /ops/join', { sealed: true, whileClosed: true }).fails(
    'reset-link-invalid',
  ),
});
