import { useAnswer } from '@croupier/client';
import { calls, type WithdrawalId } from '@croupier/contracts';

export const useWithdrawalFile = (id: WithdrawalId) => useAnswer(calls.withdrawalFile, { id });
