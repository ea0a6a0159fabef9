import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Agents } from './agents.service.ts';

export function agentsRoutes({ agents }: { agents: Agents }): Route[] {
  return [
    on(calls.teamSummary, ({ member }) => agents.summary(member)),
    on(calls.teamMembers, ({ member, input }) => agents.members(member, input)),
    on(calls.teamReport, ({ member, input }) => agents.report(member, input)),
    on(calls.teamBets, ({ member, input }) => agents.bets(member, input)),
    on(calls.agentIncome, ({ member, input }) => agents.income.days(member, input)),
    on(calls.agentIncomeMembers, ({ member, input }) => agents.income.members(member, input)),
    on(calls.agentIncomeBets, ({ member, input }) => agents.income.bets(member, input)),
    on(calls.agentAnnouncements, ({ member, brand, input }) =>
      agents.announcements(member, { ...input, brand }),
    ),
    on(calls.teamTransactions, ({ member, input }) => agents.transactions(member, input)),
    on(calls.teamPrizeGroup, ({ member, input }) =>
      agents.prizeGroups.limits(member, input.memberId),
    ),
    on(calls.setTeamPrizeGroup, ({ member, input }) => agents.prizeGroups.set(member, input)),
  ];
}
