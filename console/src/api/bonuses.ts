import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import {
  calls,
  type MemberId,
  type FreeRoundsOfferId,
  type RebateFilter,
  type RebateGrouping,
} from '@croupier/contracts';

const refreshMs = 15_000;

/** A member's current bonuses, polled while the page is open: each stake changes them. */
export const useMemberBonuses = ({ brand, account }: { brand: string; account: string }) =>
  useCallQuery(calls.memberBonuses, { brand, account }, { refreshMs });

export const useBonusHistory = (memberId: MemberId, before: string | null) =>
  useCallQuery(
    calls.memberBonusHistory,
    { memberId, ...(before && { before }) },
    { keepPrevious: true },
  );

/** Operator actions on bonuses. Invalidates list and history afterwards, also after a failure. */
export function useBonusActions() {
  const invalidate = useInvalidate();
  return {
    grant: useCallMutation(calls.grantBonus),
    confirm: useCallMutation(calls.confirmBonus),
    refuse: useCallMutation(calls.refuseBonus),
    cancel: useCallMutation(calls.cancelBonus),
    adjust: useCallMutation(calls.adjustBonus),
    reload: () => {
      invalidate(calls.memberBonuses);
      invalidate(calls.memberBonusHistory);
    },
  };
}

/** A brand's offers, polled while the page is open: rounds are played meanwhile. */
export const useFreeRoundsOffers = (brand: string, before: string | null) =>
  useCallQuery(
    calls.freeRoundsOffers,
    { brand, ...(before && { before }) },
    { refreshMs: before === null && refreshMs, keepPrevious: true },
  );

export const useFreeRoundsHolders = (brand: string, offerId: FreeRoundsOfferId) =>
  useCallQuery(calls.freeRoundsHolders, { brand, offerId }, { refreshMs });

/** Operator actions on free rounds. Invalidates the lists afterwards, also after a failure. */
export function useFreeRoundsActions() {
  const invalidate = useInvalidate();
  return {
    grant: useCallMutation(calls.grantFreeRounds),
    confirm: useCallMutation(calls.confirmFreeRounds),
    refuse: useCallMutation(calls.refuseFreeRounds),
    cancel: useCallMutation(calls.cancelFreeRounds),
    reload: () => {
      invalidate(calls.freeRoundsOffers);
      invalidate(calls.freeRoundsHolders);
    },
  };
}

/** One page of rebates; `before` is the end of the previous page, `null` for the first page. */
export function useRebates(filter: RebateFilter, before: string | null) {
  return useCallQuery(
    calls.adminRebates,
    { ...filter, ...(before && { before }) },
    { keepPrevious: true },
  );
}

export function useRebateTotals(filter: RebateFilter, by: RebateGrouping) {
  return useCallQuery(calls.rebateTotals, { ...filter, by });
}

/** The jackpot terms of all brands. */
export const useJackpotTerms = () => useCallQuery(calls.jackpotTerms, undefined);

/** Sets a brand's jackpot. Invalidates the terms afterwards, also if another operator saved first. */
export function useSetJackpot() {
  const invalidate = useInvalidate();
  const set = useCallMutation(calls.setJackpot);
  return { ...set, reload: () => invalidate(calls.jackpotTerms) };
}
