import type { VipLadderDraft } from '@croupier/contracts';
import { vipLadderDraft, vipLadderId } from '@croupier/contracts/schemas';
import type { DocumentKind } from '../documents/index.ts';

/** A brand has one document with its ladder. */
export const vipLadderKind: DocumentKind<VipLadderDraft, 'ladder'> = {
  kind: 'vip-ladder',
  draft: vipLadderDraft,
  id: vipLadderId,
  newId: () => 'ladder',
  audit: { one: 'vip.ladder', all: 'vip.ladder' },
  isNewestFirst: false,
  words: ({ words }) => words,
  showing: () => null,
  listOf: () => 'ladder',
  refusesRemoval: () => null,
  event: () => null,
};
