import type { PointItemDraft, PointItemId, PointRulesDraft } from '@croupier/contracts';
import { idOf, pointItemDraft, pointRulesDraft, pointRulesId } from '@croupier/contracts/schemas';
import type { DocumentKind } from '../documents/index.ts';

/** A brand has one document with its rules. */
export const pointRulesKind: DocumentKind<PointRulesDraft, 'rules'> = {
  kind: 'point-rules',
  draft: pointRulesDraft,
  id: pointRulesId,
  newId: () => 'rules',
  audit: { one: 'points.rules', all: 'points.rules' },
  isNewestFirst: false,
  words: ({ words }) => words,
  showing: () => null,
  listOf: () => 'rules',
  refusesRemoval: () => null,
  event: () => null,
};

export const pointItemKind: DocumentKind<PointItemDraft, PointItemId> = {
  kind: 'point-item',
  draft: pointItemDraft,
  id: idOf('pti'),
  newId: (ids) => ids.next('pti'),
  audit: { one: 'points.item', all: 'points.items' },
  isNewestFirst: false,
  words: ({ words }) => words,
  showing: () => null,
  listOf: () => 'items',
  refusesRemoval: () => null,
  event: () => null,
};
