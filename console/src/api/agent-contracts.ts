import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type Calls, type InputOf } from '@croupier/contracts';

export const useAdminContracts = (input: InputOf<Calls['adminAgentContracts']>) =>
  useCallQuery(calls.adminAgentContracts, input, { keepPrevious: true });

export const useAdminPayouts = (input: InputOf<Calls['adminAgentPayouts']>) =>
  useCallQuery(calls.adminAgentPayouts, input, { keepPrevious: true });

/** What operators do with contracts and payouts; lists and audit trail follow, also after a failure. */
export function useContractDecisions() {
  const invalidate = useInvalidate();
  return {
    offer: useCallMutation(calls.offerHouseContract),
    end: useCallMutation(calls.endAgentContract),
    hold: useCallMutation(calls.holdAgentContract),
    release: useCallMutation(calls.releaseAgentPayout),
    refuse: useCallMutation(calls.refuseAgentPayout),
    reload() {
      invalidate(calls.adminAgentContracts);
      invalidate(calls.adminAgentPayouts);
      invalidate(calls.audit);
    },
  };
}

export const useSimulation = () => useCallMutation(calls.simulateContract);
