import { call, callTable } from '../call.ts';
import type { agentContractsAdminSchemas } from '../schemas/agent-contracts.ts';

const operator = { audience: 'operator' } as const;

export const agentContractsAdminCalls = callTable<typeof agentContractsAdminSchemas>()({
  adminAgentContracts: call('GET /ops/agent-contracts', operator),
  /** A contract of the house with an agent who has no agent above. */
  offerHouseContract: call('POST /ops/agent-contracts', { ...operator, once: true }).fails(
    'contract-rule-broken',
    'contract-pending',
  ),
  /** Ends a contract with the current period, and all contracts below that rest on it. */
  endAgentContract: call('POST /ops/agent-contracts/:contractId/end', operator).fails(
    'already-decided',
  ),
  /** New payouts of the contract wait until an operator releases them. */
  holdAgentContract: call('PUT /ops/agent-contracts/:contractId/hold', operator),
  adminAgentPayouts: call('GET /ops/agent-payouts', operator),
  /** Above the brand's limit a second operator is needed. */
  releaseAgentPayout: call('POST /ops/agent-payouts/:payoutId/release', operator).fails(
    'already-decided',
    'second-person-needed',
  ),
  refuseAgentPayout: call('POST /ops/agent-payouts/:payoutId/refuse', operator).fails(
    'already-decided',
  ),
  /** What terms would have paid in the last month, from real bets. Changes nothing. */
  simulateContract: call('POST /ops/agent-contracts/simulation', operator),
});
