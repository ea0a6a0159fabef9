import { z } from 'zod';
import type { RegisterInput, RegisterMobileInput } from '../calls/registration.ts';
import { phoneToken, proof } from './identity.ts';

/** Maximum length of any form field; the brand's rules are tighter. */
const text = z.string().max(255);
const optional = text.trim().exactOptional();

const answers = {
  paymentPassword: text,
  mobileNum: optional,
  verificationCode: text.exactOptional(),
  payeeName: optional,
  birthday: optional,
  email: optional,
  qqNum: optional,
  line: optional,
  whatsapp: optional,
  facebook: optional,
  wechat: optional,
  idNumber: optional,
  recommenderId: optional,
  affiliateCode: optional,
  referralCode: optional,
  domain: optional,
  termsAccepted: z.boolean(),
  login: z.literal(true),
  registerMethod: z.literal('WEB'),
  registerUrl: z.string().max(2_000),
  ...proof,
  ...phoneToken,
  socialTicket: z.string().min(1).max(100).exactOptional(),
};

export const registrationInputs = {
  registerSettings: z.strictObject({}),
  register: z.strictObject({
    ...answers,
    username: text.trim(),
    password: text,
    confirmPassword: text,
  }) satisfies z.ZodType<RegisterInput>,
  registerMobile: z.strictObject({
    ...answers,
    mobileNum: text.trim(),
    password: text.exactOptional(),
    confirmPassword: text.exactOptional(),
  }) satisfies z.ZodType<RegisterMobileInput>,
  affiliateCheck: z.strictObject({ code: text.trim().min(1), domain: text.exactOptional() }),
};
