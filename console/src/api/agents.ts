import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type AgentMark, type InputOf } from '@croupier/contracts';

/** Agents on one level of the tree, or all that a search finds. */
export const useAgentTree = (input: InputOf<typeof calls.agentTree>) =>
  useCallQuery(calls.agentTree, input, { keepPrevious: true });

export const useTeamMoves = (brand: string, before: string | null) =>
  useCallQuery(calls.teamMoves, { brand, ...(before && { before }) }, { keepPrevious: true });

export const useAgentMarks = (brand: string, kind: AgentMark['kind'], before: string | null) =>
  useCallQuery(
    calls.agentMarks,
    { brand, kind, ...(before && { before }) },
    { keepPrevious: true },
  );

/** What a move would change; `null` sends no request yet. */
export const useMovePreview = (move: InputOf<typeof calls.previewTeamMove> | null) =>
  useCallQuery(calls.previewTeamMove, move ?? { brand: '', account: '' }, {
    enabled: move !== null,
  });

/** Makes a member an agent or an agent a player; the tree is loaded again, also after a failure. */
export function useAgentType() {
  const invalidate = useInvalidate();
  return {
    set: useCallMutation(calls.setAgentType),
    reload() {
      for (const call of [calls.agentTree, calls.memberFile, calls.audit]) invalidate(call);
    },
  };
}

/** Decisions about moves; tree, moves and audit trail are loaded again, also after a failure. */
export function useMoveDecisions() {
  const invalidate = useInvalidate();
  return {
    propose: useCallMutation(calls.proposeTeamMove),
    confirm: useCallMutation(calls.confirmTeamMove),
    refuse: useCallMutation(calls.refuseTeamMove),
    reload() {
      for (const call of [calls.agentTree, calls.teamMoves, calls.previewTeamMove, calls.audit])
        invalidate(call);
    },
  };
}
