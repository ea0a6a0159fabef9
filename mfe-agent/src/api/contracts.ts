import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import {
  calls,
  type AgentContractsInput,
  type AgentPayoutsInput,
  type ContractKind,
} from '@croupier/contracts';

/** The agent's own contract of a kind, the offer from above and the agents below; reloaded with each change. */
export function useContractOverview(kind: ContractKind) {
  const reload = useReload();
  useEvent('agent-contract.changed', reload);
  return useCallQuery(calls.contractOverview, { kind });
}

/** A page of contracts, the newest first. */
export function useContracts(input: AgentContractsInput) {
  return useCallQuery(calls.agentContracts, input, { keepPrevious: true });
}

/** A page of payouts, the newest first. */
export function usePayouts(input: AgentPayoutsInput) {
  return useCallQuery(calls.agentPayouts, input, { keepPrevious: true });
}

/** Offers a contract; `reload` runs after success and failure. */
export function useOfferContract() {
  const reload = useReload();
  return { ...useCallMutation(calls.offerContract), reload };
}

const processCalls = {
  dividend: calls.processDividend,
  daily: calls.processDailySalary,
  hourly: calls.processHourlySalary,
  'real-time': calls.processRealTimeSalary,
} as const satisfies Record<ContractKind, unknown>;

/** Accepts, rejects, withdraws or ends a contract; `reload` runs after success and failure. */
export function useProcessContract(kind: ContractKind) {
  const reload = useReload();
  return { ...useCallMutation(processCalls[kind]), reload };
}

function useReload() {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.contractOverview);
    invalidate(calls.agentContracts);
    invalidate(calls.agentPayouts);
  };
}
