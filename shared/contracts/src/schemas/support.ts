import { z } from 'zod';
import { supportQueues } from '../calls/support-admin.ts';
import type { SupportRoomId } from '../ids.ts';
import { languages } from '../languages.ts';
import { supportLimits } from '../support-terms.ts';
import { idOf } from './atoms.ts';
import { captchaAnswer, challengePayload } from './verification.ts';

const nothing = z.strictObject({});
const brand = z.string().min(1).max(64);
const before = z.coerce.number().int().min(1).max(2_147_483_647).exactOptional();
const roomId: z.ZodType<SupportRoomId> = z.union([idOf('mem'), idOf('vis')]);
const text = z.string().trim().max(supportLimits.textLength);
/** Base64 takes four characters for three bytes. */
const longestImage = Math.ceil(supportLimits.imageBytes / 3) * 4;
const number = z.int().min(0).max(2_147_483_647);

export const supportInputs = {
  supportRoom: z.strictObject({ before }),
  supportUnread: nothing,
  sendSupport: z
    .strictObject({ text, images: z.array(idOf('sim')).max(supportLimits.images) })
    .refine((words) => words.text !== '' || words.images.length > 0, { path: ['text'] }),
  supportImage: z.strictObject({ image: z.base64().min(1).max(longestImage) }),
  readSupport: z.strictObject({ number }),
  visitorSupport: z.strictObject({ before }),
  sendVisitorSupport: z
    .strictObject({
      text,
      images: z.array(idOf('sim')).max(supportLimits.images),
      name: z.string().trim().min(1).max(supportLimits.nameLength).exactOptional(),
      contact: z.string().trim().min(3).max(supportLimits.contactLength).exactOptional(),
      language: z.enum(languages),
      challenge: challengePayload.exactOptional(),
      captcha: captchaAnswer.exactOptional(),
    })
    .refine((words) => words.text !== '' || words.images.length > 0, { path: ['text'] }),
  visitorSupportImage: z.strictObject({ image: z.base64().min(1).max(longestImage) }),
  readVisitorSupport: z.strictObject({ number }),
  supportQueue: z.strictObject({ queue: z.enum(supportQueues), brand: brand.exactOptional() }),
  supportDialogue: z.strictObject({ roomId, before }),
  answerSupport: z.strictObject({ roomId, text: text.min(1) }),
  assignSupport: z.strictObject({ roomId, isMine: z.boolean() }),
  closeSupport: z.strictObject({ roomId, lastNumber: number }),
  supportAnswers: z.strictObject({ brand }),
  saveSupportAnswer: z.strictObject({
    brand,
    id: idOf('san').nullable(),
    title: z.string().trim().min(1).max(80),
    text: text.min(1),
  }),
  removeSupportAnswer: z.strictObject({ brand, id: idOf('san') }),
};
