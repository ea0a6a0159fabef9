import type { TeamMove } from '@croupier/contracts';
import type { NamedMove } from './moves.store.ts';

export const shownMove = (row: NamedMove): TeamMove => ({
  id: row.id,
  brand: row.brand,
  account: row.account,
  from: row.from_account,
  to: row.to_account,
  members: row.members,
  state: row.state,
  note: row.note,
  operator: row.operator,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decisionNote: row.decision_note,
});
