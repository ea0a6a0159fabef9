import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { AgentContracts } from './agent-contracts.service.ts';

export const agentContractsRoutes = ({
  agentContracts: contracts,
}: {
  readonly agentContracts: AgentContracts;
}): Route[] => [
  on(calls.consolidatedContracts, ({ member }) => contracts.consolidated(member)),
  on(calls.contractOverview, ({ member, input }) => contracts.overview(member, input.kind)),
  on(calls.agentContracts, ({ member, input }) => contracts.list(member, input)),
  on(calls.offerContract, ({ member, input, key, ip }) =>
    contracts.offer(member, input, { key, ip }),
  ),
  on(calls.processDividend, ({ member, input, ip }) =>
    contracts.process(member, 'dividend', input, ip),
  ),
  on(calls.processDailySalary, ({ member, input, ip }) =>
    contracts.process(member, 'daily', input, ip),
  ),
  on(calls.processHourlySalary, ({ member, input, ip }) =>
    contracts.process(member, 'hourly', input, ip),
  ),
  on(calls.processRealTimeSalary, ({ member, input, ip }) =>
    contracts.process(member, 'real-time', input, ip),
  ),
  on(calls.offerHouseContract, ({ operator, input, key }) =>
    contracts.admin.offer(operator, input, key),
  ),
  on(calls.endAgentContract, ({ operator, input }) => contracts.admin.end(operator, input)),
];
