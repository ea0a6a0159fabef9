import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { AgentLinks } from './agent-links.service.ts';

export const agentLinksRoutes = ({ agentLinks }: { readonly agentLinks: AgentLinks }): Route[] => [
  on(calls.affiliateCheck, (visit) => agentLinks.check(visit.brand.code, visit.input.code, visit)),
  on(calls.agentJoinTerms, ({ member }) => agentLinks.terms(member)),
  on(calls.agentLinks, ({ member, input }) => agentLinks.links(member, input)),
  on(calls.createAgentLink, ({ member, input, key }) => agentLinks.create(member, input, key)),
  on(calls.disableAgentLink, ({ member, input }) => agentLinks.disable(member, input.id)),
  on(calls.agentLinkMembers, ({ member, input }) => agentLinks.joined(member, input)),
  on(calls.createTeamMember, ({ member, input, brand, key }) =>
    agentLinks.createMember(member, { input, brand, key }),
  ),
];
