import { call, callTable } from '../call.ts';
import type { registrationSchemas } from '../schemas/registration.ts';

const registerFailures = [
  'username-taken',
  'mobile-taken',
  'invitation_code_error',
  'invitation-ended',
  'wrong-code',
  'captcha-needed',
  'wrong-captcha',
  'challenge-failed',
  'phone-auth-failed',
  'phone-auth-off',
  'social-expired',
] as const;

export const registrationCalls = callTable<typeof registrationSchemas>()({
  registerSettings: call('GET /wps/system/setting/register'),
  register: call('PUT /wps/member/register', { sealed: true, once: true }).fails(
    ...registerFailures,
  ),
  registerMobile: call('PUT /wps/member/register/mobile', { sealed: true, once: true }).fails(
    ...registerFailures,
  ),
  /** Whether a code invites to this brand. A visit by an agent's link counts once for each visitor and day. */
  affiliateCheck: call('GET /wps/agent/affiliate').fails(
    'invitation_code_error',
    'invitation-ended',
  ),
});
