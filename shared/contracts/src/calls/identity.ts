import { call, callTable } from '../call.ts';
import type { identitySchemas } from '../schemas/identity.ts';

const member = { audience: 'member' } as const;
const signInFailures = [
  'wrong-credentials',
  'account-locked',
  'account-suspended',
  'captcha-needed',
  'wrong-captcha',
  'wrong-code',
  'challenge-failed',
  'phone-auth-failed',
  'phone-auth-off',
  'member_no_enter',
  'error_not_agent',
] as const;
export const identityCalls = callTable<typeof identitySchemas>()({
  login: call('POST /wps/session/login', { sealed: true }).fails(...signInFailures),
  freePlay: call('POST /wps/session/login/freeplay'),
  /** Signs in without a password on a remembered device; the device gets a new token. */
  deviceLogin: call('POST /wps/session/login/device').fails('device-unknown', 'account-suspended'),
  rememberedLogin: call('GET /wps/session/remembered'),
  forgetDevice: call('DELETE /wps/session/remembered'),
  signInSettings: call('GET /wps/system/setting/login'),

  logout: call('DELETE /wps/session/logout', { ...member, beforePasswordChange: true }),
  /** Ends every session of the member, including this one, and removes every remembered device. */
  logoutEverywhere: call('DELETE /wps/session/everywhere', member),
  openSessions: call('GET /wps/session/list', member),
  endSession: call('DELETE /wps/session/list/:id', member),
  endOtherSessions: call('DELETE /wps/session/others', member),
  knownDevices: call('GET /wps/session/devices', member),
  endDevice: call('DELETE /wps/session/devices/:id', member),

  memberInfo: call('GET /wps/member/info', {
    ...member,
    beforePasswordChange: true,
  }),
  memberIcon: call('GET /wps/member/info/icon', member),
  chooseIcon: call('PUT /wps/member/info/icon', { ...member, real: true }).fails(
    'in_need_true_account',
  ),
  playerAvatar: call('GET /wps/relay/MCSFE_getPlayerAvatar', member),

  /** Ends the member's other sessions and devices; this session continues under the new handle. */
  changePassword: call('POST /wps/member/password', {
    ...member,
    sealed: true,
    real: true,
    beforePasswordChange: true,
  }).fails('wrong-credentials', 'account-locked', 'in_need_true_account'),
  changePaymentPassword: call('POST /wps/member/payment-password', {
    ...member,
    sealed: true,
    real: true,
  }).fails(
    'wrong-payment-password',
    'payment-password-locked',
    'wrong-credentials',
    'account-locked',
    'in_need_true_account',
  ),
  /**
   * Sends a code to the member's proven number or mail address; `forbidden` if the member has proven neither.
   */
  paymentPasswordCode: call('POST /wps/member/payment-password/code', {
    ...member,
    real: true,
  }).fails('in_need_true_account'),
  /** A new PIN for a member who has lost the old one. Withdrawals are paused for a day afterwards. */
  recoverPaymentPassword: call('POST /wps/member/payment-password/recovery', {
    ...member,
    sealed: true,
    real: true,
  }).fails('wrong-credentials', 'account-locked', 'wrong-code', 'in_need_true_account'),
  /** The answer does not depend on whether the account exists; if it does, a link is mailed. */
  forgotPassword: call('POST /wps/member/password/email', { form: true }).fails('challenge-failed'),
  resetByLink: call('POST /wps/member/password/reset', { sealed: true }).fails(
    'reset-link-invalid',
  ),
  resetByPhone: call('POST /wps/member/password/verification', { sealed: true }).fails(
    'wrong-code',
    'challenge-failed',
    'phone-auth-failed',
    'phone-auth-off',
  ),
});
