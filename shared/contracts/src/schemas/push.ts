import { z } from 'zod';
import { pushKinds } from '../push-terms.ts';
import { languages } from '../languages.ts';
import { language, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

const key = z.string().regex(/^[\w-]{16,120}={0,2}$/);

/** The address of a browser's push service, as `PushSubscription.toJSON()` returns it. */
export const pushAddress = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({ p256dh: key, auth: key }),
});
export type PushAddress = Infer<typeof pushAddress>;

/** A browser in which the member wants push messages. */
export const pushBrowser = z.strictObject({
  /** SHA-256 of its endpoint in hex, by which a browser recognizes itself. */
  mark: z.string(),
  kinds: z.array(z.enum(pushKinds)),
  language,
});
export type PushBrowser = Infer<typeof pushBrowser>;

export const pushSettings = z.strictObject({
  /** Public key for a browser's subscription (VAPID), as base64url. */
  key: z.string(),
  browsers: z.array(pushBrowser),
});
export type PushSettings = Infer<typeof pushSettings>;

/** The content of a push message: the worker shows it unchanged. */
export const pushMessage = z.strictObject({
  title: z.string(),
  text: z.string(),
  language,
  /** Path of the site that a click opens. */
  to: z.string(),
  /** A later message replaces an earlier one with the same tag. */
  tag: z.string(),
});
export type PushMessage = Infer<typeof pushMessage>;

/** Input and output of each call. */
export const pushSchemas = {
  pushSettings: { input: nothing, output: pushSettings },
  savePushBrowser: {
    input: pushAddress.extend({
      language: z.enum(languages),
      kinds: z
        .array(z.enum(pushKinds))
        .min(1)
        .max(pushKinds.length)
        .refine((kinds) => new Set(kinds).size === kinds.length),
    }),
    output: pushSettings,
  },
  dropPush: {
    input: z.strictObject({ mark: z.string().regex(/^[0-9a-f]{64}$/) }),
    output: pushSettings,
  },
} satisfies CallSchemas;
