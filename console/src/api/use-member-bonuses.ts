import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type MemberId } from '@croupier/contracts';

const refreshMs = 15_000;

/** A member's bonuses as they stand, asked for again while the page is open: they move with each stake. */
export const useMemberBonuses = (whom: { brand: string; account: string }) =>
  useCallQuery(calls.memberBonuses, whom, { refreshMs });

export const useBonusHistory = (memberId: MemberId, before: string | null) =>
  useCallQuery(
    calls.memberBonusHistory,
    { memberId, ...(before && { before }) },
    { keepPrevious: true },
  );

/** What operators do about bonuses; list and history are asked for anew whatever came of it. */
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
