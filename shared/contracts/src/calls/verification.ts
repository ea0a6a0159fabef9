import { call, callTable } from '../call.ts';
import type { verificationSchemas } from '../schemas/verification.ts';

export const verificationCalls = callTable<typeof verificationSchemas>()({
  /** `null` if the brand requires none. */
  challenge: call('GET /wps/verification/challenge', { whileClosed: true }),
  captcha: call('GET /wps/captcha', { whileClosed: true }),
  smsCode: call('POST /wps/verification/sms/noLogin').fails('challenge-failed'),
  smsRegisterCode: call('POST /wps/verification/sms/register').fails('challenge-failed'),
  signInProviders: call('GET /wps/verification/providers'),
  /** The profile behind the `social` parameter of the registration's address. */
  socialArrival: call('GET /wps/verification/social/arrival').fails('social-expired'),
});
