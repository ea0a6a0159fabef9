import { z } from 'zod';
import { idOf, language, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

export const inboxImage = z.strictObject({
  id: idOf('mim'),
  width: z.number(),
  height: z.number(),
});
export type InboxImage = Infer<typeof inboxImage>;

/** A message to a member, in the member's language or else in the brand's own. */
export const inboxMessage = z.strictObject({
  id: idOf('mmg'),
  title: z.string(),
  text: z.string(),
  image: inboxImage.nullable(),
  sentAt: z.string(),
  isRead: z.boolean(),
});
export type InboxMessage = Infer<typeof inboxMessage>;

/** Counts of the badges. */
export const unreadCount = z.strictObject({
  /** Unread messages of the inbox, at most `inboxLimits.countedAtMost`. */
  messages: z.number(),
  /** Unread answers of support. */
  support: z.number(),
  /** Completed missions that can be claimed. */
  missions: z.number(),
  /** Rewards that can be claimed. */
  rewards: z.number(),
});
export type UnreadCount = Infer<typeof unreadCount>;

const id = idOf('mmg');
const chosen = z.strictObject({ id });

/** Input and output of each call. */
export const inboxSchemas = {
  unreadCount: { input: nothing, output: unreadCount },
  inboxMessages: { input: z.strictObject({ language, ...paging }), output: pageOf(inboxMessage) },
  inboxMessage: { input: z.strictObject({ language, id }), output: inboxMessage },
  readInboxMessage: { input: chosen, output: noAnswer },
  readInboxUpTo: { input: chosen, output: noAnswer },
  deleteInboxMessage: { input: chosen, output: noAnswer },
  restoreInboxMessage: { input: chosen, output: noAnswer },
} satisfies CallSchemas;
