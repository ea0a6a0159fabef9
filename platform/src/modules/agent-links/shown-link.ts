import type { AgentLink } from '@croupier/contracts';
import type { AgentLinkRow, CountedLink } from './agent-links.store.ts';

export function linkState(
  { disabled_at, expires_at }: Pick<AgentLinkRow, 'disabled_at' | 'expires_at'>,
  now: Date,
): AgentLink['state'] {
  if (disabled_at) return 'disabled';
  return expires_at && expires_at <= now ? 'expired' : 'open';
}

export const shownLink = (row: CountedLink, now: Date): AgentLink => ({
  id: row.id,
  code: row.code,
  label: row.label,
  kind: row.kind,
  prizeGroup: row.prize_group,
  state: linkState(row, now),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  visits: row.visits,
  joined: row.joined,
});
