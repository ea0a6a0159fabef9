import { z } from 'zod';
import { pointTypes, redeemStatuses } from '../point-terms.ts';
import { decimal, idOf, noAnswer, pageOf, paging, signedAmount } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { documentSchemas } from './documents.ts';
import type { Infer } from './infer.ts';
import { pointItemDraft, pointEntry, pointOrder, pointRulesDraft, pointRulesId } from './points.ts';

const brand = z.string().min(1).max(64);
const note = z.string().trim().min(1).max(500);
const stock = z.int().min(0).max(1_000_000).nullable();

const rules = documentSchemas(pointRulesDraft, pointRulesId);
const items = documentSchemas(pointItemDraft, idOf('pti'));

export const pointStock = z.strictObject({
  id: idOf('pti'),
  /** How many are left; `null`: without a limit. */
  stock,
  /** Orders that were not rejected. */
  ordered: z.int(),
});
export type PointStock = Infer<typeof pointStock>;

export const adminPointOrder = pointOrder.extend({
  brand: z.string(),
  memberId: idOf('mem'),
  account: z.string(),
  decidedBy: z.string().nullable(),
});
export type AdminPointOrder = Infer<typeof adminPointOrder>;

/** The points of one member. */
export const memberPoints = z.strictObject({
  memberId: idOf('mem'),
  account: z.string(),
  points: decimal,
  entries: pageOf(pointEntry),
});
export type MemberPoints = Infer<typeof memberPoints>;

const account = z.string().trim().min(1).max(40);

export const pointsAdminSchemas = {
  adminPointRules: rules.list,
  savePointRules: rules.save,
  publishPointRules: rules.publish,
  removePointRules: rules.remove,
  removedPointRules: rules.removed,
  restorePointRules: rules.restore,
  pointRulesRevisions: rules.revisions,
  restorePointRulesRevision: rules.restoreRevision,
  adminPointItems: items.list,
  savePointItem: items.save,
  publishPointItem: items.publish,
  removePointItem: items.remove,
  removedPointItems: items.removed,
  restorePointItem: items.restore,
  orderPointItems: items.order,
  pointItemRevisions: items.revisions,
  restorePointItemRevision: items.restoreRevision,
  pointStocks: { input: z.strictObject({ brand }), output: z.array(pointStock) },
  setPointStock: {
    input: z.strictObject({
      brand,
      id: idOf('pti'),
      stock,
      /** The stock as the operator saw it. */
      before: stock,
      note,
    }),
    output: noAnswer,
  },
  pointOrders: {
    input: z.strictObject({ brand, status: z.enum(redeemStatuses).exactOptional(), ...paging }),
    output: pageOf(adminPointOrder),
  },
  decidePointOrder: {
    input: z.strictObject({
      brand,
      id: idOf('pto'),
      decision: z.enum(['approve', 'reject']),
      tracking: z.string().trim().max(80),
      note,
    }),
    output: noAnswer,
  },
  trackPointOrder: {
    input: z.strictObject({
      brand,
      id: idOf('pto'),
      tracking: z.string().trim().max(80),
      note,
    }),
    output: noAnswer,
  },
  memberPoints: { input: z.strictObject({ brand, account, ...paging }), output: memberPoints },
  adjustPoints: {
    input: z.strictObject({
      brand,
      account,
      type: z.enum(pointTypes),
      /** Below zero where it takes points away. */
      points: signedAmount,
      note,
    }),
    output: pointEntry,
  },
} satisfies CallSchemas;
