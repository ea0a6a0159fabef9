import { call } from '../call.ts';
import type { RegisterField, RegisterSettings } from '../register-settings.ts';
import type { Proof, SignedIn } from './identity.ts';

/** Values of the optional registration fields that the brand's settings require. */
export type RegisterTexts = Partial<Readonly<Record<Exclude<RegisterField, RequiredText>, string>>>;
type RequiredText = 'username' | 'password' | 'paymentPassword' | 'captcha';

interface RegisterAnswers extends RegisterTexts, Proof {
  /** Six digits, required for withdrawals. */
  readonly paymentPassword: string;
  readonly countryDialingCode?: string;
  readonly referralCode?: string;
  /** Host of the page, as sent to the affiliate check. */
  readonly domain?: string;
  readonly termsAccepted: boolean;
  readonly login: true;
  readonly registerMethod: 'WEB';
  readonly registerUrl: string;
  readonly firebaseChannel?: 'sms';
  readonly firebaseIdToken?: string;
  /** Ticket of the social sign-in that this registration completes. */
  readonly socialTicket?: string;
}

export interface RegisterInput extends RegisterAnswers {
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The mobile number is the user name; a password is required only with the flag MOBILENUMPASSREG3. */
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
