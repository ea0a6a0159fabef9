import { call, callTable } from '../call.ts';
import type { agentsAdminSchemas } from '../schemas/agents-admin.ts';

const operator = { audience: 'operator' } as const;

export const agentsAdminCalls = callTable<typeof agentsAdminSchemas>()({
  agentTree: call('GET /ops/agents', operator),
  /** What a move changes, and the rules that forbid it. */
  previewTeamMove: call('GET /ops/agents/moves/preview', operator).fails('not-found'),
  proposeTeamMove: call('POST /ops/agents/moves', { ...operator, once: true }).fails(
    'not-found',
    'team-move-refused',
    'place-taken',
  ),
  confirmTeamMove: call('PUT /ops/agents/moves/:id/confirmed', operator).fails(
    'not-found',
    'already-decided',
    'second-person-needed',
    'team-move-refused',
  ),
  refuseTeamMove: call('PUT /ops/agents/moves/:id/refused', operator).fails(
    'not-found',
    'already-decided',
  ),
  teamMoves: call('GET /ops/agents/moves', operator),
  /** A player becomes an agent, or an agent a player; contracts of a former agent end with the next upkeep. */
  setAgentType: call('PUT /ops/agents/type', operator).fails('not-found'),
  /** Agents and members below who share an address, a device or a payout account. */
  agentMarks: call('GET /ops/agents/marks', operator),
});
