import { z } from 'zod';
import { pushKinds } from '../calls/push.ts';
import { languages } from '../languages.ts';

const key = z.string().regex(/^[\w-]{16,120}={0,2}$/);

export const pushInputs = {
  pushSettings: z.strictObject({}),
  keepPush: z.strictObject({
    endpoint: z.url().max(1_000),
    keys: z.strictObject({ p256dh: key, auth: key }),
    language: z.enum(languages),
    kinds: z
      .array(z.enum(pushKinds))
      .min(1)
      .max(pushKinds.length)
      .refine((kinds) => new Set(kinds).size === kinds.length),
  }),
  dropPush: z.strictObject({ mark: z.string().regex(/^[0-9a-f]{64}$/) }),
};
