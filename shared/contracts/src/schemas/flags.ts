import { z } from 'zod';
import type { Infer } from './infer.ts';

/** What a brand's visitors and agents can do, derived from its flags. */
export const siteCapabilities = z.strictObject({
  /** Registration methods in the order offered (specification §2). */
  register: z.array(z.enum(['mobile', 'username'])),
  /** Registration by mobile number requires an SMS code. */
  mobileNeedsCode: z.boolean(),
  /** Registration by mobile number also requires a password. */
  mobileNeedsPassword: z.boolean(),
  signIn: z.array(z.enum(['username', 'sms'])),
  /** Account recovery methods. */
  recover: z.array(z.enum(['email', 'mobile'])),
  freePlay: z.boolean(),
  expiredPasswordMustChange: z.boolean(),
  dividend: z.boolean(),
  salaries: z.array(z.enum(['daily', 'hourly', 'real-time'])),
  winners: z.boolean(),
  referral: z.boolean(),
});
export type SiteCapabilities = Infer<typeof siteCapabilities>;
