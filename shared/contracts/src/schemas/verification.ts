import { z } from 'zod';
import { languages } from '../languages.ts';
import { idOf, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A proof-of-work puzzle (ALTCHA 2): `cost` PBKDF2 rounds per try, until the key begins with `keyPrefix`. */
export const challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().exactOptional(),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable())
      .exactOptional(),
  }),
  signature: z.string().exactOptional(),
});
export type Challenge = Infer<typeof challenge>;

export const captcha = z.strictObject({
  id: z.string(),
  /** Base64 of a PNG. */
  image: z.string(),
  /** Address of the same characters spoken in the visitor's language, as WAV. */
  sound: z.string(),
  expiresInS: z.number(),
});
export type Captcha = Infer<typeof captcha>;

export const codeSent = z.strictObject({
  /** How long the code is valid. */
  expiredMinutes: z.number(),
  /** Seconds until another code can be requested; the previous code stays valid. */
  resendSeconds: z.number(),
});
export type CodeSent = Infer<typeof codeSent>;

/** `openid`: a provider that the brand chooses and that implements OpenID Connect. */
export const socialProvider = z.enum(['facebook', 'google', 'openid']);
export type SocialProvider = Infer<typeof socialProvider>;

/** Sign-in methods of this site in addition to its own. */
export const signInProviders = z.strictObject({
  social: z.array(
    z.strictObject({
      provider: socialProvider,
      /** Name of an OpenID provider. */
      label: z.string().exactOptional(),
      /**
       * A page that redirects to the provider. `?return=/path` names the final path, `?link=1` links the
       * provider to the signed-in account.
       */
      start: z.string(),
    }),
  ),
  /** `firebase`: a form verifies the number on the page of `phoneVerificationPath` and sends the id token. */
  phone: z.strictObject({ by: z.enum(['code', 'firebase']) }),
});
export type SignInProviders = Infer<typeof signInProviders>;

/** A provider's profile of a visitor without an account: prefills the registration. */
export const socialTicket = z.strictObject({
  provider: socialProvider,
  email: z.string().nullable(),
  name: z.string().nullable(),
});
export type SocialTicket = Infer<typeof socialTicket>;

export const messageState = z.enum(['waiting', 'sent', 'kept', 'failed']);
export type MessageState = Infer<typeof messageState>;

/** A mail or SMS in the outbox, as shown in the console. */
export const outgoingMessage = z.strictObject({
  id: idOf('msg'),
  brand: z.string(),
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  kind: z.string(),
  subject: z.string(),
  /** Codes and links in it are masked, unless it was asked for with them. */
  text: z.string(),
  /** It has a code or link that may be revealed. */
  canReveal: z.boolean(),
  /** `kept`: no gateway is configured, the message stays in the outbox. `failed`: delivery was given up. */
  state: messageState,
  attempts: z.number(),
  lastError: z.string().nullable(),
  madeAt: z.string(),
  sentAt: z.string().nullable(),
});
export type OutgoingMessage = Infer<typeof outgoingMessage>;

/** The visitor's action for which the page solves a challenge; a solution is valid for that action only. */
export const challengePurpose = z.enum(['login', 'register', 'sms', 'support']);
export type ChallengePurpose = Infer<typeof challengePurpose>;

export const codePurpose = z.enum(['login', 'register', 'forgot', 'payment-pin', 'contact']);
export type CodePurpose = Infer<typeof codePurpose>;

/** The result of `solveChallenge`. */
export const challengePayload = z.string().min(1).max(2_000);

/** The fields of a form that answer a captcha. */
/** The form fields of a captcha answer. */
export const captchaAnswer = z.strictObject({
  id: z.string().min(1).max(64),
  text: z.string().trim().min(1).max(16),
});
export type CaptchaAnswer = Infer<typeof captchaAnswer>;

/** A one-time code as typed. */
export const oneTimeCode = z.string().trim().min(1).max(16);

const mobile = {
  /** Such as `880`, without a plus. */
  countryDialingCode: z.string().regex(/^[1-9]\d{0,3}$/),
  mobileNo: z.string().trim().min(1).max(24),
  /** The solution from `solveChallenge`; absent if the brand requires none. */
  challenge: challengePayload.exactOptional(),
  /** Language of the message. */
  language: z.enum(languages),
};

/** Input and output of each call. */
export const verificationSchemas = {
  challenge: { input: z.strictObject({ purpose: challengePurpose }), output: challenge.nullable() },
  captcha: {
    input: z.strictObject({ language: z.enum(languages).exactOptional() }),
    output: captcha,
  },
  smsCode: {
    input: z.strictObject({
      ...mobile,
      purpose: z.enum(['login', 'forgot']),
    }),
    output: codeSent,
  },
  smsRegisterCode: {
    input: z.strictObject({
      ...mobile,
      /** The registration form that asks. */
      module: z.enum(['username', 'mobile']),
    }),
    output: codeSent,
  },
  signInProviders: { input: nothing, output: signInProviders },
  socialArrival: {
    input: z.strictObject({ ticket: z.string().min(1).max(100) }),
    output: socialTicket,
  },
} satisfies CallSchemas;

export type SmsInput = Infer<(typeof verificationSchemas)['smsCode']['input']>;

export type RegisterSmsInput = Infer<(typeof verificationSchemas)['smsRegisterCode']['input']>;
