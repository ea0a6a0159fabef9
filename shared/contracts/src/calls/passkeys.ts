import { call, callTable } from '../call.ts';
import type { passkeySchemas } from '../schemas/passkeys.ts';

const member = { audience: 'member' } as const;
const own = { ...member, sealed: true, real: true } as const;

export const passkeyCalls = callTable<typeof passkeySchemas>()({
  memberPasskeys: call('GET /wps/member/passkeys', member),
  /** A challenge for the browser, after the password. */
  beginPasskey: call('POST /wps/member/passkeys/challenge', own).fails(
    'wrong-credentials',
    'account-locked',
    'in_need_true_account',
  ),
  finishPasskey: call('POST /wps/member/passkeys', own).fails(
    'passkey-invalid',
    'in_need_true_account',
  ),
  renamePasskey: call('PUT /wps/member/passkeys/:id', own).fails(
    'not-found',
    'in_need_true_account',
  ),
  removePasskey: call('POST /wps/member/passkeys/:id/removal', own).fails(
    'not-found',
    'wrong-credentials',
    'account-locked',
    'in_need_true_account',
  ),
  /** A challenge for a visitor who signs in with a passkey of this host. */
  beginPasskeyLogin: call('POST /wps/session/login/passkey/challenge'),
  /** Also the second step of a sign-in that failed with `second-factor-needed`. */
  passkeyLogin: call('POST /wps/session/login/passkey', { sealed: true }).fails(
    'passkey-invalid',
    'account-suspended',
    'member_no_enter',
    'error_not_agent',
  ),
});
