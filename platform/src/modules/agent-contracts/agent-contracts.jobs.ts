import type { Job } from '../../core.ts';
import type { AgentContracts } from './agent-contracts.service.ts';

export function agentContractsJobs({
  agentContracts,
}: {
  readonly agentContracts: Pick<AgentContracts, 'upkeep'>;
}): Job[] {
  return [{ name: 'agent-contracts', everyMs: 60_000, run: () => agentContracts.upkeep() }];
}
