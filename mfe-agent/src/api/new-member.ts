import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The brand's rules for the fields of a new account. */
export function useRegisterSettings() {
  return useCallQuery(calls.registerSettings, undefined);
}

/** Creates an account below the agent; `again` reloads the team and the terms. */
export function useCreateMember() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.createTeamMember),
    reload() {
      invalidate(calls.teamMembers);
      invalidate(calls.agentJoinTerms);
    },
  };
}
