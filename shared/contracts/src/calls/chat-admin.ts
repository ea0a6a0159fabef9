import { call, callTable } from '../call.ts';
import type { chatAdminSchemas } from '../schemas/chat.ts';

const operator = { audience: 'operator' } as const;

export const chatAdminCalls = callTable<typeof chatAdminSchemas>()({
  chatSettings: call('GET /ops/chat/:brand/settings', operator).fails('not-found'),
  saveChatSettings: call('PUT /ops/chat/:brand/settings', operator).fails('not-found'),
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
