import { call, callTable } from '../call.ts';
import type { vipAdminSchemas, VipLadderDraft } from '../schemas/vip.ts';
import { documentCalls } from './documents.ts';

/** A brand has one document with its ladder. */
export const vipLadderCalls = documentCalls<VipLadderDraft, 'ladder'>('vip-ladder');

export const vipAdminCalls = callTable<typeof vipAdminSchemas>()({
  adminVipLadders: vipLadderCalls.list,
  saveVipLadder: vipLadderCalls.save,
  publishVipLadder: vipLadderCalls.publish,
  removeVipLadder: vipLadderCalls.remove,
  removedVipLadders: vipLadderCalls.removed,
  restoreVipLadder: vipLadderCalls.restore,
  vipLadderRevisions: vipLadderCalls.revisions,
  restoreVipLadderRevision: vipLadderCalls.restoreRevision,
  memberRank: call('GET /ops/brands/:brand/member-rank', { audience: 'operator' }),
  /** Gives or takes rank points; the opposite takes it back. */
  addRankPoints: call('POST /ops/brands/:brand/member-rank', {
    audience: 'operator',
    once: true,
  }),
});
