import { call, callTable } from '../call.ts';
import type { SocialProvider } from '../schemas/verification.ts';
import type { signInServiceSchemas } from '../schemas/sign-in-services.ts';
import type { SignInKind } from '../sign-in-terms.ts';

const sealed = { audience: 'operator', sealed: true } as const;
const operator = { audience: 'operator' } as const;

export const signInServiceCalls = callTable<typeof signInServiceSchemas>()({
  signInServices: call('GET /ops/brands/:brand/sign-in', operator),
  saveSignInService: call('PUT /ops/brands/:brand/sign-in/:kind', sealed).fails('version-conflict'),
  /** Sends the saved settings to the provider, as a sign-in would. */
  testSignInService: call('POST /ops/brands/:brand/sign-in/:kind/test', operator),
});

/** The providers among the kinds; Firebase proves a number, not an account. */
export const isSocial = (kind: SignInKind): kind is SocialProvider => kind !== 'firebase';
