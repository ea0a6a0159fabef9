import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type MemberId } from '@croupier/contracts';

const refreshMs = 15_000;

/** A member's current bonuses, polled while the page is open: each stake changes them. */
export const useMemberBonuses = (whom: { brand: string; account: string }) =>
  useCallQuery(calls.memberBonuses, whom, { refreshMs });

export const useBonusHistory = (memberId: MemberId, before: string | null) =>
  useCallQuery(
    calls.memberBonusHistory,
    { memberId, ...(before && { before }) },
    { keepPrevious: true },
  );

/** Operator actions on bonuses. Invalidates list and history afterwards, also after a failure. */
export function useBonusActions() {
  const forget = useInvalidate();
  return {
    grant: useCallMutation(calls.grantBonus),
    confirm: useCallMutation(calls.confirmBonus),
    refuse: useCallMutation(calls.refuseBonus),
    cancel: useCallMutation(calls.cancelBonus),
    adjust: useCallMutation(calls.adjustBonus),
    again: () => {
      forget(calls.memberBonuses);
      forget(calls.memberBonusHistory);
    },
  };
}
