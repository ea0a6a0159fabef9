import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls, type FreeRoundsOfferId } from '@croupier/contracts';

const refreshMs = 15_000;

/** A brand's offers, asked for again while the page is open: rounds are played meanwhile. */
export const useFreeRoundsOffers = (brand: string, before: string | null) =>
  useAnswer(
    calls.freeRoundsOffers,
    { brand, ...(before && { before }) },
    { refreshMs, keepPrevious: true },
  );

export const useFreeRoundsHolders = (brand: string, offerId: FreeRoundsOfferId) =>
  useAnswer(calls.freeRoundsHolders, { brand, offerId }, { refreshMs });

/** What operators do about free rounds; the lists are asked for again whatever came of it. */
export function useFreeRoundsActions() {
  const forget = useForget();
  return {
    grant: useCall(calls.grantFreeRounds),
    confirm: useCall(calls.confirmFreeRounds),
    refuse: useCall(calls.refuseFreeRounds),
    cancel: useCall(calls.cancelFreeRounds),
    again: () => {
      forget(calls.freeRoundsOffers);
      forget(calls.freeRoundsHolders);
    },
  };
}
