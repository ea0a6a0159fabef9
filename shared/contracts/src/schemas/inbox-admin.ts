import { z } from 'zod';
import { highestRankLevel } from '../identity-terms.ts';
import { inboxStates } from '../inbox-terms.ts';
import { inboxLimits } from '../inbox-terms.ts';
import { amount, idOf, language, noAnswer, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { inboxImage } from './inbox.ts';
import type { Infer } from './infer.ts';

/** The conditions of a group; a member of the group meets all of them. `null`: no condition. */
export const inboxConditions = z
  .strictObject({
    rankFrom: z.int().min(0).max(highestRankLevel).nullable(),
    /** Country by the dialing code of the mobile number. */
    dialingCode: z
      .string()
      .regex(/^[0-9]{1,4}$/)
      .nullable(),
    registeredSince: z.iso.datetime().nullable(),
    activeSince: z.iso.datetime().nullable(),
    balanceFrom: amount.nullable(),
  })
  .refine((conditions) => Object.values(conditions).some((condition) => condition !== null), {
    path: ['rankFrom'],
  });
export type InboxConditions = Infer<typeof inboxConditions>;

export const inboxAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('member'), account: z.string().trim().min(1).max(64) }),
  z.strictObject({ kind: z.literal('group'), conditions: inboxConditions }),
  z.strictObject({ kind: z.literal('brand') }),
]);
export type InboxAudience = Infer<typeof inboxAudience>;

export const inboxWords = z.strictObject({
  title: z.string().trim().min(1).max(inboxLimits.titleLength),
  text: z.string().trim().min(1).max(inboxLimits.textLength),
});
export type InboxWords = Infer<typeof inboxWords>;

const words = z.partialRecord(language, inboxWords);

/** A message as operators see it. */
export const sentInboxMessage = z.strictObject({
  id: idOf('mmg'),
  brand: z.string(),
  audience: inboxAudience,
  words,
  image: inboxImage.nullable(),
  state: z.enum(inboxStates),
  /** When it is to be sent, or has been sent. */
  sendAt: z.string(),
  /** Members who got it so far; `null` for a whole brand, whose members are not listed. */
  recipients: z.number().nullable(),
  operator: z.string(),
  note: z.string(),
});
export type SentInboxMessage = Infer<typeof sentInboxMessage>;

const brand = z.string().min(1).max(64);
const note = z.string().trim().min(1).max(500);
/** Base64 takes four characters for three bytes. */
const longestImage = Math.ceil(inboxLimits.imageBytes / 3) * 4;

/** Input and output of each call. */
export const inboxAdminSchemas = {
  adminInbox: { input: z.strictObject({ brand, ...paging }), output: pageOf(sentInboxMessage) },
  countInboxAudience: {
    input: z.strictObject({ brand, audience: inboxAudience }),
    output: z.strictObject({ recipients: z.number() }),
  },
  uploadInboxImage: {
    input: z.strictObject({ brand, image: z.base64().min(1).max(longestImage) }),
    output: inboxImage,
  },
  sendInboxMessage: {
    input: z.strictObject({
      brand,
      audience: inboxAudience,
      words,
      image: idOf('mim').nullable(),
      /** `null`: now. */
      sendAt: z.iso.datetime().nullable(),
      note,
    }),
    output: sentInboxMessage,
  },
  cancelInboxMessage: {
    input: z.strictObject({ brand, id: idOf('mmg'), note }),
    output: noAnswer,
  },
} satisfies CallSchemas;

export type InboxOrder = Infer<(typeof inboxAdminSchemas)['sendInboxMessage']['input']>;
