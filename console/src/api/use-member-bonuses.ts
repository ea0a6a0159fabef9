import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls, type MemberId } from '@croupier/contracts';

const refreshMs = 15_000;

/** A member's bonuses as they stand, asked for again while the page is open: they move with each stake. */
export const useMemberBonuses = (whom: { brand: string; account: string }) =>
  useAnswer(calls.memberBonuses, whom, { refreshMs });

export const useBonusHistory = (memberId: MemberId, before: string | null) =>
  useAnswer(
    calls.memberBonusHistory,
    { memberId, ...(before && { before }) },
    { keepPrevious: true },
  );

/** What operators do about bonuses; list and history are asked for anew whatever came of it. */
export function useBonusDeeds() {
  const forget = useForget();
  return {
    grant: useCall(calls.grantBonus),
    confirm: useCall(calls.confirmBonus),
    refuse: useCall(calls.refuseBonus),
    cancel: useCall(calls.cancelBonus),
    adjust: useCall(calls.adjustBonus),
    again: () => {
      forget(calls.memberBonuses);
      forget(calls.memberBonusHistory);
    },
  };
}
