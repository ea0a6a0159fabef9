import { call, callTable } from '../call.ts';
import type { PointItemId } from '../ids.ts';
import type { pointsAdminSchemas } from '../schemas/points-admin.ts';
import type { PointItemDraft, PointRulesDraft } from '../schemas/points.ts';
import { documentCalls } from './documents.ts';

const operator = { audience: 'operator' } as const;

/** A brand has one document with the rules of its points. */
export const pointRulesCalls = documentCalls<PointRulesDraft, 'rules'>('point-rules');
export const pointItemCalls = documentCalls<PointItemDraft, PointItemId>('point-items');

export const pointsAdminCalls = callTable<typeof pointsAdminSchemas>()({
  adminPointRules: pointRulesCalls.list,
  savePointRules: pointRulesCalls.save,
  publishPointRules: pointRulesCalls.publish,
  removePointRules: pointRulesCalls.remove,
  removedPointRules: pointRulesCalls.removed,
  restorePointRules: pointRulesCalls.restore,
  pointRulesRevisions: pointRulesCalls.revisions,
  restorePointRulesRevision: pointRulesCalls.restoreRevision,
  adminPointItems: pointItemCalls.list,
  savePointItem: pointItemCalls.save,
  publishPointItem: pointItemCalls.publish,
  removePointItem: pointItemCalls.remove,
  removedPointItems: pointItemCalls.removed,
  restorePointItem: pointItemCalls.restore,
  orderPointItems: pointItemCalls.order,
  pointItemRevisions: pointItemCalls.revisions,
  restorePointItemRevision: pointItemCalls.restoreRevision,
  pointStocks: call('GET /ops/brands/:brand/point-stock', operator),
  setPointStock: call('PUT /ops/brands/:brand/point-stock/:id', operator).fails('version-conflict'),
  /** Orders of the points mall, newest first. */
  pointOrders: call('GET /ops/brands/:brand/point-orders', operator),
  /** A rejected order gives back points and stock. */
  decidePointOrder: call('PUT /ops/brands/:brand/point-orders/:id/decision', operator).fails(
    'already-decided',
  ),
  trackPointOrder: call('PUT /ops/brands/:brand/point-orders/:id/tracking', operator),
  memberPoints: call('GET /ops/brands/:brand/member-points', operator),
  /**
   * Gives or takes points; the opposite adjustment takes it back. Points that convert to more money than one
   * operator may give are refused.
   */
  adjustPoints: call('POST /ops/brands/:brand/member-points', {
    audience: 'operator',
    once: true,
  }).fails('insufficient-points', 'amount-out-of-range'),
});
