import type { ChatRulesDraft } from '@croupier/contracts';
import { chatRulesDraft, chatRulesId } from '@croupier/contracts/schemas';
import type { Tx } from '../../core.ts';
import type { DocumentKind } from '../documents/index.ts';
import { closeRoom, saveRoom } from './chat.store.ts';

/** A brand has one document with the rules of its room, which is open while they are published. */
export const chatRulesKind: DocumentKind<ChatRulesDraft, 'room'> = {
  kind: 'chat-rules',
  draft: chatRulesDraft,
  id: chatRulesId,
  newId: () => 'room',
  audit: { one: 'chat.rules', all: 'chat.rules' },
  isNewestFirst: false,
  words: () => null,
  showing: () => null,
  listOf: () => 'rules',
  refusesRemoval: () => null,
  event: () => null,
  async project(tx: Tx, { brand, after: rules }) {
    if (rules === null) await closeRoom(tx, brand);
    else
      await saveRoom(tx, {
        brand,
        is_open: true,
        slow_seconds: rules.slowSeconds,
        text_length: rules.textLength,
      });
    return null;
  },
};
