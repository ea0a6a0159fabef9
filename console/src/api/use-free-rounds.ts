import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type FreeRoundsOfferId } from '@croupier/contracts';

const refreshMs = 15_000;

/** A brand's offers, asked for again while the page is open: rounds are played meanwhile. */
export const useFreeRoundsOffers = (brand: string, before: string | null) =>
  useCallQuery(
    calls.freeRoundsOffers,
    { brand, ...(before && { before }) },
    { refreshMs, keepPrevious: true },
  );

export const useFreeRoundsHolders = (brand: string, offerId: FreeRoundsOfferId) =>
  useCallQuery(calls.freeRoundsHolders, { brand, offerId }, { refreshMs });

/** What operators do about free rounds; the lists are asked for again whatever came of it. */
export function useFreeRoundsActions() {
  const forget = useInvalidate();
  return {
    grant: useCallMutation(calls.grantFreeRounds),
    confirm: useCallMutation(calls.confirmFreeRounds),
    refuse: useCallMutation(calls.refuseFreeRounds),
    cancel: useCallMutation(calls.cancelFreeRounds),
    again: () => {
      forget(calls.freeRoundsOffers);
      forget(calls.freeRoundsHolders);
    },
  };
}
