import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { AgentContracts } from '../agent-contracts/index.ts';
import type { AgentPayouts } from './agent-payouts.service.ts';

export const agentPayoutsRoutes = ({
  agentContracts,
  agentPayouts,
}: {
  readonly agentContracts: Pick<AgentContracts, 'admin'>;
  readonly agentPayouts: AgentPayouts;
}): Route[] => [
  on(calls.agentPayouts, ({ member, input }) => agentPayouts.payouts(member, input)),
  on(calls.adminAgentContracts, ({ input }) =>
    agentContracts.admin.list(input, agentPayouts.standings),
  ),
  on(calls.holdAgentContract, ({ operator, input }) => agentPayouts.admin.hold(operator, input)),
  on(calls.adminAgentPayouts, ({ input }) => agentPayouts.admin.payouts(input)),
  on(calls.releaseAgentPayout, ({ operator, input }) =>
    agentPayouts.admin.release(operator, input),
  ),
  on(calls.refuseAgentPayout, ({ operator, input }) => agentPayouts.admin.refuse(operator, input)),
  on(calls.simulateContract, ({ input }) => agentPayouts.admin.simulate(input)),
];
