import { call } from '../call.ts';
import type { SocialProvider } from './verification.ts';

/** `openid`: any provider that speaks OpenID Connect. `firebase`: phone authentication. */
export const signInKinds = ['google', 'facebook', 'openid', 'firebase'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** A service that a brand's members sign in with, as operators set it. */
export interface SignInServiceSettings {
  readonly isOn: boolean;
  /** Name on the button of an OpenID provider. */
  readonly label: string;
  /** Empty: the well-known one of Google or Facebook. Of Firebase: unused. */
  readonly issuer: string;
  /** Of Firebase: the id of the project. */
  readonly clientId: string;
  /** Of Firebase; it is public. */
  readonly apiKey: string;
  /** Of Firebase: where its signing keys are published; empty: at Google. */
  readonly keysUrl: string;
  /** Name of a file with the secret in the platform's folder of secrets; empty: the secret is stored, or there is none. */
  readonly secretFile: string;
}

export interface SignInService extends SignInServiceSettings {
  readonly kind: SignInKind;
  /** The secret itself is never told. */
  readonly secret: 'missing' | 'stored' | 'file';
  /** What the provider must know as a redirect address; `null` for Firebase. */
  readonly callbackUrl: string | null;
  /** Rises with each change; 0: nobody has set it for this brand. */
  readonly revision: number;
}

/** What a connection test found. */
export type SignInTest =
  | 'works'
  | 'incomplete'
  | 'secret-unreadable'
  | 'unreachable'
  | 'wrong-issuer'
  | 'client-refused';

export interface SignInChange extends SignInServiceSettings {
  readonly brand: string;
  readonly kind: SignInKind;
  /** A new secret in the place of the stored one; left out: that one stays. */
  readonly secret?: string;
  readonly revision: number;
  readonly note: string;
}

const sealed = { audience: 'operator', sealed: true } as const;
const operator = { audience: 'operator' } as const;

export const signInServiceCalls = {
  signInServices: call('GET /ops/brands/:brand/sign-in', operator)
    .takes<{ brand: string }>()
    .gives<readonly SignInService[]>(),
  saveSignInService: call('PUT /ops/brands/:brand/sign-in/:kind', sealed)
    .takes<SignInChange>()
    .gives<SignInService>()
    .fails('version-conflict'),
  /** Asks the provider with what is saved, as a sign-in would. */
  testSignInService: call('POST /ops/brands/:brand/sign-in/:kind/test', operator)
    .takes<{ brand: string; kind: SignInKind }>()
    .gives<{ result: SignInTest }>(),
};

/** The providers among the kinds; Firebase proves a number, not an account. */
export const isSocial = (kind: SignInKind): kind is SocialProvider => kind !== 'firebase';
