import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Agents } from './agents.service.ts';

export function agentsRoutes({ agents }: { agents: Agents }): Route[] {
  return [
    on(calls.teamSummary, ({ member }) => agents.summary(member)),
    on(calls.teamMembers, ({ member, input }) => agents.members(member, input)),
    on(calls.teamReport, ({ member, input }) => agents.report(member, input)),
    on(calls.setTeamPrizeGroup, ({ member, input }) => agents.setPrizeGroup(member, input)),
  ];
}
