import { z } from 'zod';
import type { RegisterField } from '../register-fields.ts';
import { nothing } from './atoms.ts';
import { registerSettings } from './brand-settings.ts';
import { phoneToken, proofFields, signedIn } from './identity.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** Maximum length of any form field; the brand's rules are tighter. */
const text = z.string().max(255);

const optional = text.trim().exactOptional();

/** Who the member is and how they are reached; the brand's rules decide which of these are asked for. */
export const personalAnswers = {
  mobileNum: optional,
  payeeName: optional,
  birthday: optional,
  email: optional,
  qqNum: optional,
  line: optional,
  whatsapp: optional,
  facebook: optional,
  wechat: optional,
  idNumber: optional,
};

const answers = {
  ...personalAnswers,
  /** Six digits, required for withdrawals. */
  paymentPassword: text,
  verificationCode: text.exactOptional(),
  recommenderId: optional,
  affiliateCode: optional,
  referralCode: optional,
  /** Host of the page, as sent to the affiliate check. */
  domain: optional,
  termsAccepted: z.boolean(),
  login: z.literal(true),
  registerMethod: z.literal('WEB'),
  registerUrl: z.string().max(2_000),
  ...proofFields,
  ...phoneToken,
  /** Ticket of the social sign-in that this registration completes. */
  socialTicket: z.string().min(1).max(100).exactOptional(),
};

/** Input and output of each call. */
export const registrationSchemas = {
  registerSettings: { input: nothing, output: registerSettings },
  register: {
    input: z.strictObject({
      ...answers,
      username: text.trim(),
      password: text,
      confirmPassword: text,
    }),
    output: signedIn,
  },
  registerMobile: {
    input: z.strictObject({
      ...answers,
      mobileNum: text.trim(),
      password: text.exactOptional(),
      confirmPassword: text.exactOptional(),
    }),
    output: signedIn,
  },
  affiliateCheck: {
    input: z.strictObject({ code: text.trim().min(1), domain: text.exactOptional() }),
    output: z.strictObject({
      code: z.string(),
    }),
  },
} satisfies CallSchemas;

export type RegisterInput = Infer<(typeof registrationSchemas)['register']['input']>;

/** The mobile number is the user name; a password is required only with the flag MOBILENUMPASSREG3. */
export type RegisterMobileInput = Infer<(typeof registrationSchemas)['registerMobile']['input']>;

/** Values of the optional registration fields that the brand's settings require. */
export type RegisterTexts = Pick<
  RegisterInput,
  Extract<
    keyof RegisterInput,
    Exclude<RegisterField, 'username' | 'password' | 'paymentPassword' | 'captcha'>
  >
>;
