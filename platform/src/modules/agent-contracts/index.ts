export {
  createAgentContracts,
  type AgentContracts,
  type AgentContractsUses,
} from './agent-contracts.service.ts';
export type { ContractsAdmin, ContractStandings } from './agent-contracts-admin.ts';
export { agentContractsJobs } from './agent-contracts.jobs.ts';
export { agentContractsEndpoints } from './contract-file.ts';
export { agentContractsRoutes } from './agent-contracts.routes.ts';
export { flagRefusal, termsRefusal } from './contract-checks.ts';
export { contractById, hasContractAbove, type ContractRow } from './contracts.store.ts';
export { periodAt, windowMs, type ContractPeriod } from './periods.ts';
