import { z } from 'zod';
import type { RegisterSmsInput, SmsInput } from '../calls/verification.ts';
import { languages } from '../languages.ts';
import { idOf, paging } from './atoms.ts';

/** What `solveChallenge` gives. */
export const challengePayload = z.string().min(1).max(2_000);

/** The fields of a form that answer a captcha. */
export const captchaAnswer = z.strictObject({
  id: z.string().min(1).max(64),
  text: z.string().trim().min(1).max(16),
});

/** A one-time code as it was typed. */
export const oneTimeCode = z.string().trim().min(1).max(16);

const mobile = {
  countryDialingCode: z.string().regex(/^[1-9]\d{0,3}$/),
  mobileNo: z.string().trim().min(1).max(24),
  challenge: challengePayload.exactOptional(),
  language: z.enum(languages),
};

export const verificationInputs = {
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
