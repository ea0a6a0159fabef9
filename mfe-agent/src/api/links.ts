import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type AgentLinkId, type InputOf } from '@croupier/contracts';

/** What the agent can give to new members, and how many more of them can be created. */
export function useJoinTerms() {
  return useCallQuery(calls.agentJoinTerms, undefined);
}

/** A page of the agent's links, the newest first. */
export function useLinks(input: InputOf<typeof calls.agentLinks>) {
  return useCallQuery(calls.agentLinks, input, { keepPrevious: true });
}

/** Who registered with a link. */
export function useLinkMembers(id: AgentLinkId, page: { limit: number; before?: string }) {
  return useCallQuery(calls.agentLinkMembers, { id, ...page }, { keepPrevious: true });
}

/** Creates a link; `again` reloads the links and the terms. */
export function useCreateLink() {
  const invalidate = useInvalidate();
  return { ...useCallMutation(calls.createAgentLink), reload: () => reload(invalidate) };
}

export function useDisableLink() {
  const invalidate = useInvalidate();
  return { ...useCallMutation(calls.disableAgentLink), reload: () => reload(invalidate) };
}

function reload(invalidate: ReturnType<typeof useInvalidate>): void {
  invalidate(calls.agentLinks);
  invalidate(calls.agentJoinTerms);
}
