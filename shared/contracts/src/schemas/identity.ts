import { z } from 'zod';
import type { LoginInput, RegisterInput } from '../calls/identity.ts';

/** Lengths beyond which no field of a form is read at all; the brand's rules are tighter. */
const text = z.string().max(255);

export const loginInput = z.strictObject({
  type: z.literal('username'),
  username: text.trim().min(1),
  password: text.min(1),
}) satisfies z.ZodType<LoginInput>;

export const registerInput = z.strictObject({
  username: text.trim(),
  password: text,
  confirmPassword: text,
  paymentPassword: text,
  affiliateCode: text.trim().exactOptional(),
  termsAccepted: z.boolean(),
  login: z.literal(true),
  registerMethod: z.literal('WEB'),
  registerUrl: z.string().max(2_000),
}) satisfies z.ZodType<RegisterInput>;
