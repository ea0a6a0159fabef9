import { z } from 'zod';
import { supportQueues } from '../support-terms.ts';
import { supportLimits } from '../support-terms.ts';
import { idOf, language, noAnswer, supportRoomId } from './atoms.ts';
import type { Infer } from './infer.ts';
import { supportMessage, supportRoom } from './support.ts';
import type { CallSchemas } from './call-schemas.ts';

export const adminSupportRoom = z.strictObject({
  roomId: supportRoomId,
  brand: z.string(),
  account: z.string(),
  state: z.enum(['waiting', 'answered', 'closed']),
  /** Since when the member has waited for an answer. */
  waitingSince: z.string().nullable(),
  /** The operator assigned to it. */
  assignee: z.string().nullable(),
  /** Number of the latest message; a decision sends it back, so that it is not based on an old state. */
  lastNumber: z.number(),
  lastText: z.string(),
  lastAt: z.string(),
  /** A visitor without an account, with the name that they gave; `null` in a member's room. */
  visitor: z
    .strictObject({
      contact: z.string(),
      language,
    })
    .nullable(),
});
export type AdminSupportRoom = Infer<typeof adminSupportRoom>;

export const adminConversation = supportRoom.omit({ isClosed: true }).extend({
  room: adminSupportRoom,
});
export type AdminConversation = Infer<typeof adminConversation>;

/** A saved answer for frequent use. */
export const supportAnswer = z.strictObject({
  id: idOf('san'),
  title: z.string(),
  text: z.string(),
});
export type SupportAnswer = Infer<typeof supportAnswer>;

const brand = z.string().min(1).max(64);

const before = z.coerce.number().int().min(1).max(2_147_483_647).exactOptional();

const text = z.string().trim().max(supportLimits.textLength);

const number = z.int().min(0).max(2_147_483_647);

/** Input and output of each call. */
export const supportAdminSchemas = {
  supportQueue: {
    input: z.strictObject({ queue: z.enum(supportQueues), brand: brand.exactOptional() }),
    output: z.strictObject({
      rooms: z.array(adminSupportRoom),
      waiting: z.number(),
    }),
  },
  supportDialogue: {
    input: z.strictObject({ roomId: supportRoomId, before }),
    output: adminConversation,
  },
  answerSupport: {
    input: z.strictObject({ roomId: supportRoomId, text: text.min(1) }),
    output: supportMessage,
  },
  assignSupport: {
    input: z.strictObject({ roomId: supportRoomId, isMine: z.boolean() }),
    output: adminSupportRoom,
  },
  closeSupport: {
    input: z.strictObject({ roomId: supportRoomId, lastNumber: number }),
    output: adminSupportRoom,
  },
  supportAnswers: { input: z.strictObject({ brand }), output: z.array(supportAnswer) },
  saveSupportAnswer: {
    input: z.strictObject({
      brand,
      id: idOf('san').nullable(),
      title: z.string().trim().min(1).max(80),
      text: text.min(1),
    }),
    output: supportAnswer,
  },
  removeSupportAnswer: { input: z.strictObject({ brand, id: idOf('san') }), output: noAnswer },
} satisfies CallSchemas;
