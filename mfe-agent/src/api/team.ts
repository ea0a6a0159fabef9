import { useCallQuery } from '@croupier/client';
import {
  calls,
  type InputOf,
  type TeamMembersInput,
  type TeamReportInput,
} from '@croupier/contracts';

const refreshMs = 60_000;

/** The team's numbers. They change with every bet of every team member, so they are reloaded each minute. */
export function useTeamSummary() {
  return useCallQuery(calls.teamSummary, undefined, { refreshMs });
}

/** One level of the team, or the members whom a search finds. */
export function useTeamMembers(input: TeamMembersInput) {
  return useCallQuery(calls.teamMembers, input, { keepPrevious: true });
}

/** Bets or profit and loss of the team. */
export function useTeamReport(input: TeamReportInput) {
  return useCallQuery(calls.teamReport, input, { keepPrevious: true });
}

/** The bets of a member below on one day. */
export function useTeamBets(input: InputOf<typeof calls.teamBets>) {
  return useCallQuery(calls.teamBets, input, { keepPrevious: true });
}

/** Whether the brand lets this agent send cash along the line. */
export function useCanTransfer(): boolean {
  const { data } = useCallQuery(calls.agentTransferTerms, undefined);
  return data?.refusal === null;
}
