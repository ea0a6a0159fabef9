import { useCallQuery } from '@croupier/client';
import { calls, type WithdrawalId } from '@croupier/contracts';

export const useWithdrawalFile = (id: WithdrawalId) => useCallQuery(calls.withdrawalFile, { id });
