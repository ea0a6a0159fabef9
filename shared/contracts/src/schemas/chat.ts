import { z } from 'zod';
import { chatReasons, longestChatText } from '../chat-terms.ts';
import { idOf, localized, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { documentSchemas } from './documents.ts';
import type { Infer } from './infer.ts';
import { reward } from './rewards.ts';

const code = z.string().min(1).max(64);
const time = z.iso.datetime();

export const chatMessage = z.strictObject({
  id: idOf('cht'),
  /** Masked, such as `ra•••m`. */
  account: z.string(),
  /** The same for all messages of a member of the room; no account can be found by it. */
  author: z.string(),
  text: z.string(),
  at: time,
});
export type ChatMessage = Infer<typeof chatMessage>;

export const chatRoom = z.strictObject({
  isOpen: z.boolean(),
  /** The shortest time between two messages of a member. */
  slowSeconds: z.number(),
  textLength: z.number(),
  /** The latest messages, the oldest first. */
  messages: z.array(chatMessage),
});
export type ChatRoom = Infer<typeof chatRoom>;

export const chatShare = z.strictObject({ id: idOf('ran'), reward, endsAt: time });
export type ChatShare = Infer<typeof chatShare>;

/** What a member may do in the room. */
export const ownChat = z.strictObject({
  author: z.string(),
  mutedUntil: time.nullable(),
  /** A trial account, or a member in a time-out, reads only. */
  mayPost: z.boolean(),
  /** Rewards of the rain that the member can claim. */
  shares: z.array(chatShare),
});
export type OwnChat = Infer<typeof ownChat>;

/** Input and output of each call. */
export const chatSchemas = {
  chatRoom: { input: nothing, output: chatRoom },
  ownChat: { input: nothing, output: ownChat },
  postChat: {
    input: z.strictObject({ text: z.string().min(1).max(longestChatText) }),
    output: chatMessage,
  },
  reportChat: {
    input: z.strictObject({ id: idOf('cht'), reason: z.enum(chatReasons) }),
    output: noAnswer,
  },
  claimRain: {
    input: z.strictObject({ id: idOf('ran') }),
    output: z.strictObject({ reward }),
  },
} satisfies CallSchemas;

/** The rules of a room; the room is open while they are published. */
export const chatRulesDraft = z.strictObject({
  slowSeconds: z.int().min(0).max(600),
  textLength: z.int().min(20).max(longestChatText),
});
export type ChatRulesDraft = Infer<typeof chatRulesDraft>;

export const chatRulesId = z.literal('room');

export const adminChatMessage = chatMessage.extend({
  memberId: idOf('mem'),
  /** In full. */
  username: z.string(),
  reports: z.number(),
  isRemoved: z.boolean(),
  mutedUntil: time.nullable(),
});
export type AdminChatMessage = Infer<typeof adminChatMessage>;

const note = z.string().max(500);

const rules = documentSchemas(chatRulesDraft, chatRulesId);

export const chatAdminSchemas = {
  adminChatRules: rules.list,
  saveChatRules: rules.save,
  publishChatRules: rules.publish,
  removeChatRules: rules.remove,
  removedChatRules: rules.removed,
  restoreChatRules: rules.restore,
  chatRulesRevisions: rules.revisions,
  restoreChatRulesRevision: rules.restoreRevision,
  chatRains: {
    input: z.strictObject({ brand: code }),
    output: z.strictObject({
      isOpen: z.boolean(),
      /** The running campaigns whose reward can rain. */
      rains: z.array(z.strictObject({ id: idOf('cmp'), title: localized })),
    }),
  },
  adminChat: {
    input: z.strictObject({ brand: code, view: z.enum(['reported', 'latest']), ...paging }),
    output: pageOf(adminChatMessage),
  },
  /** `keep`: the message stays, and its reports are done with. `restore`: a removed message is shown again. */
  decideChat: {
    input: z.strictObject({
      brand: code,
      id: idOf('cht'),
      decision: z.enum(['remove', 'keep', 'restore']),
      note,
    }),
    output: noAnswer,
  },
  muteChat: {
    input: z.strictObject({
      brand: code,
      memberId: idOf('mem'),
      /** 0: the member may write again. */
      minutes: z.int().min(0).max(525_600),
      note,
    }),
    output: noAnswer,
  },
  startRain: {
    input: z.strictObject({
      brand: code,
      /** Gives the reward, within its audience, bounds and budget. */
      campaign: idOf('cmp'),
      members: z.int().min(1).max(200),
      /** How long a share can be taken. */
      minutes: z.int().min(1).max(1_440),
      note,
    }),
    output: z.strictObject({ id: idOf('ran'), members: z.number() }),
  },
} satisfies CallSchemas;
