import { call } from '../call.ts';
import type { RegisterField, RegisterSettings } from '../register-settings.ts';
import type { Proof, SignedIn } from './identity.ts';

/** Texts of the optional fields of a registration, as the brand's settings ask for them. */
export type RegisterTexts = Partial<Readonly<Record<Exclude<RegisterField, RequiredText>, string>>>;
type RequiredText = 'username' | 'password' | 'paymentPassword' | 'captcha';

interface RegisterAnswers extends RegisterTexts, Proof {
  /** Six digits, asked for when money leaves the account. */
  readonly paymentPassword: string;
  readonly countryDialingCode?: string;
  readonly referralCode?: string;
  /** Host of the page, as the affiliate check got it. */
  readonly domain?: string;
  readonly termsAccepted: boolean;
  readonly login: true;
  readonly registerMethod: 'WEB';
  readonly registerUrl: string;
  readonly firebaseChannel?: 'sms';
  readonly firebaseIdToken?: string;
  /** The arrival of a social sign-in that this registration completes. */
  readonly socialTicket?: string;
}

export interface RegisterInput extends RegisterAnswers {
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The mobile number is the user name; passwords are asked for by the flag MOBILENUMPASSREG3 alone. */
export interface RegisterMobileInput extends RegisterAnswers {
  readonly mobileNum: string;
  readonly password?: string;
  readonly confirmPassword?: string;
}

const registerFailures = [
  'username-taken',
  'mobile-taken',
  'invitation_code_error',
  'wrong-code',
  'captcha-needed',
  'wrong-captcha',
  'challenge-failed',
  'phone-auth-failed',
  'phone-auth-off',
  'social-expired',
] as const;

export const registrationCalls = {
  registerSettings: call('GET /wps/system/setting/register').gives<RegisterSettings>(),
  register: call('PUT /wps/member/register', { sealed: true, once: true })
    .takes<RegisterInput>()
    .gives<SignedIn>()
    .fails(...registerFailures),
  registerMobile: call('PUT /wps/member/register/mobile', { sealed: true, once: true })
    .takes<RegisterMobileInput>()
    .gives<SignedIn>()
    .fails(...registerFailures),
  affiliateCheck: call('GET /wps/agent/affiliate')
    .takes<{ code: string; domain?: string }>()
    .gives<{ code: string }>()
    .fails('invitation_code_error'),
};
