import type { AdminRewardGrant, RewardGrant } from '@croupier/contracts';
import type { ApprovalRow, GrantRow, NamedGrant } from './rewards.store.ts';

/** A reward as its member sees it; past its time it is expired, also before the job ends it. */
export function shownGrant(row: GrantRow, now: Date): RewardGrant {
  const isOver = row.state === 'issued' && row.expires_at !== null && row.expires_at <= now;
  return {
    id: row.id,
    source: row.source_type,
    title: row.title,
    terms: row.terms,
    reward: row.reward,
    currency: row.currency,
    state: isOver ? 'expired' : row.state,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
    note: row.state === 'rejected' ? row.note : null,
  };
}

export const adminGrant = (
  row: NamedGrant,
  { now, approvals }: { readonly now: Date; readonly approvals: readonly ApprovalRow[] },
): AdminRewardGrant => ({
  ...shownGrant(row, now),
  note: row.note,
  brand: row.brand,
  memberId: row.member_id,
  account: row.account,
  sourceId: row.source_id,
  approvalsNeeded: row.approvals_needed,
  approvals: approvals
    .filter(({ reward_id }) => reward_id === row.id)
    .map(({ operator }) => operator),
});
