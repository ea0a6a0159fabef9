import { z } from 'zod';
import type { RegisterSmsInput, SmsInput } from '../calls/verification.ts';
import { signInKinds, type SignInChange } from '../calls/sign-in-services.ts';
import { languages } from '../languages.ts';
import { idOf, paging } from './atoms.ts';

/** The result of `solveChallenge`. */
export const challengePayload = z.string().min(1).max(2_000);

/** The form fields of a captcha answer. */
export const captchaAnswer = z.strictObject({
  id: z.string().min(1).max(64),
  text: z.string().trim().min(1).max(16),
});

/** A one-time code as typed. */
export const oneTimeCode = z.string().trim().min(1).max(16);

const mobile = {
  countryDialingCode: z.string().regex(/^[1-9]\d{0,3}$/),
  mobileNo: z.string().trim().min(1).max(24),
  challenge: challengePayload.exactOptional(),
  language: z.enum(languages),
};

const brandCode = z.string().max(40);
const kind = z.enum(signInKinds);
/** Also plain http on this machine, where a sandbox has no certificate. */
const serviceAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isServiceAddress(text));

function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  );
}

export const verificationInputs = {
  signInServices: z.strictObject({ brand: brandCode }),
  testSignInService: z.strictObject({ brand: brandCode, kind }),
  saveSignInService: z.strictObject({
    brand: brandCode,
    kind,
    isOn: z.boolean(),
    label: z.string().trim().max(40),
    issuer: serviceAddress,
    clientId: z.string().trim().max(300),
    apiKey: z.string().trim().max(300),
    keysUrl: serviceAddress,
    secret: z.string().trim().min(1).max(2_000).exactOptional(),
    // A name in one folder, never a path.
    secretFile: z
      .string()
      .trim()
      .regex(/^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/),
    revision: z.int().min(0),
    note: z.string().trim().min(1).max(500),
  }) satisfies z.ZodType<SignInChange>,
  challenge: z.strictObject({ purpose: z.enum(['login', 'register', 'sms', 'support']) }),
  captcha: z.strictObject({ language: z.enum(languages).exactOptional() }),
  smsCode: z.strictObject({
    ...mobile,
    purpose: z.enum(['login', 'forgot']),
  }) satisfies z.ZodType<SmsInput>,
  smsRegisterCode: z.strictObject({
    ...mobile,
    module: z.enum(['username', 'mobile']),
  }) satisfies z.ZodType<RegisterSmsInput>,
  signInProviders: z.strictObject({}),
  socialArrival: z.strictObject({ ticket: z.string().min(1).max(100) }),
  messages: z.strictObject({
    state: z.enum(['waiting', 'sent', 'kept', 'failed']).exactOptional(),
    ...paging,
  }),
  retryMessage: z.strictObject({ id: idOf('msg') }),
  revealMessage: z.strictObject({ id: idOf('msg') }),
};
