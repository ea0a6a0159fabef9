import { call, callTable } from '../call.ts';
import type { agentContractSchemas } from '../schemas/agent-contracts.ts';

const agentOnly = { audience: 'member' } as const;
const processFailures = [
  'error_not_agent',
  'already-decided',
  'contract-rule-broken',
  'agent-frozen',
] as const;

/** Contracts between agents: the dividend and the three salaries. `forbidden`: the brand has the kind switched off. */
export const agentContractCalls = callTable<typeof agentContractSchemas>()({
  /** Which requests of contracts wait for the member's answer, by kind. */
  consolidatedContracts: call('GET /wps/member/info/funds/consolidated', agentOnly),
  contractOverview: call('GET /wps/agent/contracts/overview', agentOnly).fails('error_not_agent'),
  agentContracts: call('GET /wps/agent/contracts', agentOnly).fails('error_not_agent'),
  /** To an agent whom the agent recruited. */
  offerContract: call('POST /wps/agent/contracts', { ...agentOnly, once: true }).fails(
    'error_not_agent',
    'contract-rule-broken',
    'contract-pending',
    'agent-frozen',
  ),
  processDividend: call('POST /wps/relay/MCS2_processDividendReq', agentOnly).fails(
    ...processFailures,
  ),
  processDailySalary: call('POST /wps/relay/MCS2_processDailySalContract', agentOnly).fails(
    ...processFailures,
  ),
  processHourlySalary: call('POST /wps/relay/MCS2_processContractHourSalary', agentOnly).fails(
    ...processFailures,
  ),
  processRealTimeSalary: call(
    'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
    agentOnly,
  ).fails(...processFailures),
  /** Newest first, each with its explanation. */
  agentPayouts: call('GET /wps/agent/payouts', agentOnly).fails('error_not_agent'),
});
