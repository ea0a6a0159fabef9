import { call } from '../call.ts';
import type { MessageId } from '../ids.ts';
import type { Language } from '../languages.ts';

/** The visitor's action for which the page solves a challenge; a solution is valid for that action only. */
export type ChallengePurpose = 'login' | 'register' | 'sms' | 'support';

/** A proof-of-work puzzle (ALTCHA 2): `cost` PBKDF2 rounds per try, until the key begins with `keyPrefix`. */
export interface Challenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly keySignature?: string;
    readonly data?: Record<string, string | number | boolean | null>;
  };
  readonly signature?: string;
}

export interface Captcha {
  readonly id: string;
  /** Base64 of a PNG. */
  readonly image: string;
  /** Address of the same characters spoken in the visitor's language, as WAV. */
  readonly sound: string;
  readonly expiresInS: number;
}

/** The fields of a form that answer a captcha. */
export interface CaptchaAnswer {
  readonly id: string;
  readonly text: string;
}

export type CodePurpose = 'login' | 'register' | 'forgot' | 'payment-pin';

interface MobileInput {
  /** Such as `880`, without a plus. */
  readonly countryDialingCode: string;
  readonly mobileNo: string;
  /** The solution from `solveChallenge`; absent if the brand requires none. */
  readonly challenge?: string;
  /** Language of the message. */
  readonly language: Language;
}

export interface SmsInput extends MobileInput {
  readonly purpose: 'login' | 'forgot';
}

export interface RegisterSmsInput extends MobileInput {
  /** The registration form that asks. */
  readonly module: 'username' | 'mobile';
}

export interface CodeSent {
  /** How long the code is valid. */
  readonly expiredMinutes: number;
  /** Seconds until another code can be requested; the previous code stays valid. */
  readonly resendSeconds: number;
}

/** `openid`: one of the brand's choice that speaks OpenID Connect. */
export type SocialProvider = 'facebook' | 'google' | 'openid';

/** Sign-in methods of this site in addition to its own. */
export interface SignInProviders {
  readonly social: readonly {
    readonly provider: SocialProvider;
    /** Name of an OpenID provider. */
    readonly label?: string;
    /**
     * A page that redirects to the provider. `?return=/path` names the final path, `?link=1` links the
     * provider to the signed-in account.
     */
    readonly start: string;
  }[];
  /** `firebase`: the page verifies the number with this project and sends the id token instead of a code. */
  readonly phone:
    | { readonly by: 'code' }
    | { readonly by: 'firebase'; readonly projectId: string; readonly apiKey: string };
}

/** A provider's profile of a visitor without an account: prefills the registration. */
export interface SocialTicket {
  readonly provider: SocialProvider;
  readonly email: string | null;
  readonly name: string | null;
}

export type MessageState = 'waiting' | 'sent' | 'kept' | 'failed';

/** A mail or SMS in the outbox, as shown in the console. */
export interface OutgoingMessage {
  readonly id: MessageId;
  readonly brand: string;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly kind: string;
  readonly subject: string;
  /** Codes and links in it are masked, unless it was asked for with them. */
  readonly text: string;
  /** It has a code or link that may be revealed. */
  readonly canReveal: boolean;
  /** `kept`: no gateway is configured, the message stays in the outbox. `failed`: delivery was given up. */
  readonly state: MessageState;
  readonly attempts: number;
  readonly lastFault: string | null;
  readonly madeAt: string;
  readonly sentAt: string | null;
}

export const verificationCalls = {
  /** `null` if the brand requires none. */
  challenge: call('GET /wps/verification/challenge', { whileClosed: true })
    .takes<{ purpose: ChallengePurpose }>()
    .gives<Challenge | null>(),
  captcha: call('GET /wps/captcha', { whileClosed: true })
    .takes<{ language?: Language }>()
    .gives<Captcha>(),
  smsCode: call('POST /wps/verification/sms/noLogin')
    .takes<SmsInput>()
    .gives<CodeSent>()
    .fails('challenge-failed'),
  smsRegisterCode: call('POST /wps/verification/sms/register')
    .takes<RegisterSmsInput>()
    .gives<CodeSent>()
    .fails('challenge-failed'),
  signInProviders: call('GET /wps/verification/providers').gives<SignInProviders>(),
  /** The profile behind the `social` parameter of the registration's address. */
  socialArrival: call('GET /wps/verification/social/arrival')
    .takes<{ ticket: string }>()
    .gives<SocialTicket>()
    .fails('social-expired'),
};
