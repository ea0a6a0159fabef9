import { call, callTable } from '../call.ts';
import type { chatAdminSchemas, ChatRulesDraft } from '../schemas/chat.ts';
import { documentCalls } from './documents.ts';

const operator = { audience: 'operator' } as const;

/** A brand has one document with the rules of its room. */
export const chatRulesCalls = documentCalls<ChatRulesDraft, 'room'>('chat-rules');

export const chatAdminCalls = callTable<typeof chatAdminSchemas>()({
  adminChatRules: chatRulesCalls.list,
  saveChatRules: chatRulesCalls.save,
  publishChatRules: chatRulesCalls.publish,
  removeChatRules: chatRulesCalls.remove,
  removedChatRules: chatRulesCalls.removed,
  restoreChatRules: chatRulesCalls.restore,
  chatRulesRevisions: chatRulesCalls.revisions,
  restoreChatRulesRevision: chatRulesCalls.restoreRevision,
  /** Whether the room is open, and what can rain in it. */
  chatRains: call('GET /ops/chat/:brand/rains', operator).fails('not-found'),
  /** Reported messages without a decision, or all; newest first. */
  adminChat: call('GET /ops/chat/:brand', operator),
  decideChat: call('PUT /ops/chat/:brand/messages/:id', operator).fails('not-found'),
  muteChat: call('PUT /ops/chat/:brand/members/:memberId', operator).fails('not-found'),
  /** Offers the members who talked lately the reward of a campaign. */
  startRain: call('POST /ops/chat/:brand/rain', { ...operator, once: true }).fails(
    'not-found',
    'campaign-closed',
  ),
});
