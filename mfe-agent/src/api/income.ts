import { useCallQuery } from '@croupier/client';
import { calls, type InputOf } from '@croupier/contracts';

/** The agent's rebates by day. */
export function useIncome(input: InputOf<typeof calls.agentIncome>) {
  return useCallQuery(calls.agentIncome, input, { keepPrevious: true });
}

/** One day by member. */
export function useIncomeMembers(input: InputOf<typeof calls.agentIncomeMembers>) {
  return useCallQuery(calls.agentIncomeMembers, input, { keepPrevious: true });
}

/** A member's bets of one day. */
export function useIncomeBets(input: InputOf<typeof calls.agentIncomeBets>) {
  return useCallQuery(calls.agentIncomeBets, input, { keepPrevious: true });
}
