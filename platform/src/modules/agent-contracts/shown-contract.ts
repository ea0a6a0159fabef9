import type { AgentContract } from '@croupier/contracts';
import type { NamedContract } from './contracts.store.ts';

/** The fields that both parties and operators see. */
export const contractFields = (row: NamedContract) => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  upline: row.upline,
  agent: row.agent,
  agentId: row.agent_id,
  terms: row.terms,
  state: row.state,
  offeredAt: row.offered_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  endRequest:
    row.state === 'active' && row.end_asked_by && row.end_asked_at
      ? { by: row.end_asked_by, at: row.end_asked_at.toISOString() }
      : null,
});

export const shownContract = (row: NamedContract, side: AgentContract['side']): AgentContract => ({
  ...contractFields(row),
  side,
});
