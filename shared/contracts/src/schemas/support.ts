import { z } from 'zod';
import { languages } from '../languages.ts';
import { supportLimits } from '../support-terms.ts';
import { idOf, noAnswer } from './atoms.ts';
import type { Infer } from './infer.ts';
import { captchaAnswer, challengePayload } from './verification.ts';
import type { CallSchemas } from './call-schemas.ts';

export const supportImage = z.strictObject({
  id: idOf('sim'),
  width: z.number(),
  height: z.number(),
});
export type SupportImage = Infer<typeof supportImage>;

/** One message of a room. `number` rises by one within the room. */
export const supportMessage = z.strictObject({
  number: z.number(),
  author: z.enum(['member', 'operator']),
  /** Empty if the message has only pictures. */
  text: z.string(),
  images: z.array(supportImage),
  sentAt: z.string(),
});
export type SupportMessage = Infer<typeof supportMessage>;

/** A part of a conversation, oldest message first. */
export const supportMessagePage = z.strictObject({
  messages: z.array(supportMessage),
  hasEarlier: z.boolean(),
});
export type SupportMessagePage = Infer<typeof supportMessagePage>;

export const supportRoom = supportMessagePage.extend({
  /** Closed: support has finished the request. The next message opens the room again. */
  isClosed: z.boolean(),
});
export type SupportRoom = Infer<typeof supportRoom>;

export const visitorSupportRoom = supportRoom.extend({
  name: z.string(),
  contact: z.string(),
});
export type VisitorSupportRoom = Infer<typeof visitorSupportRoom>;

const before = z.coerce.number().int().min(1).max(2_147_483_647).exactOptional();

const text = z.string().trim().max(supportLimits.textLength);

const number = z.int().min(0).max(2_147_483_647);

/** Base64 takes four characters for three bytes. */
const longestImage = Math.ceil(supportLimits.imageBytes / 3) * 4;

/** Input and output of each call. */
export const supportSchemas = {
  supportRoom: { input: z.strictObject({ before }), output: supportRoom },
  sendSupport: {
    input: z
      .strictObject({ text, images: z.array(idOf('sim')).max(supportLimits.images) })
      .refine((words) => words.text !== '' || words.images.length > 0, { path: ['text'] }),
    output: supportMessage,
  },
  supportImage: {
    input: z.strictObject({ image: z.base64().min(1).max(longestImage) }),
    output: supportImage,
  },
  readSupport: { input: z.strictObject({ number }), output: noAnswer },
  visitorSupport: { input: z.strictObject({ before }), output: visitorSupportRoom.nullable() },
  sendVisitorSupport: {
    input: z
      .strictObject({
        text,
        images: z.array(idOf('sim')).max(supportLimits.images),
        name: z.string().trim().min(1).max(supportLimits.nameLength).exactOptional(),
        /** A mail address or a phone number: answers go there once the visitor has left. */
        contact: z.string().trim().min(3).max(supportLimits.contactLength).exactOptional(),
        language: z.enum(languages),
        challenge: challengePayload.exactOptional(),
        captcha: captchaAnswer.exactOptional(),
      })
      .refine((words) => words.text !== '' || words.images.length > 0, { path: ['text'] }),
    output: supportMessage,
  },
  visitorSupportImage: {
    input: z.strictObject({ image: z.base64().min(1).max(longestImage) }),
    output: supportImage,
  },
  readVisitorSupport: { input: z.strictObject({ number }), output: noAnswer },
} satisfies CallSchemas;

/** The content of a message: text, pictures, or both. */
export type SupportText = Infer<(typeof supportSchemas)['sendSupport']['input']>;

/** What a visitor without an account says; name and contact with the first message. */
export type VisitorWords = Infer<(typeof supportSchemas)['sendVisitorSupport']['input']>;
