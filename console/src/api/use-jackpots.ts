import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The terms of every brand's jackpot. */
export const useJackpotTerms = () => useCallQuery(calls.jackpotTerms, undefined);

/** Sets a brand's jackpot; the terms are asked for anew afterwards, also where somebody was faster. */
export function useSetJackpot() {
  const forget = useInvalidate();
  const set = useCallMutation(calls.setJackpot);
  return { ...set, reload: () => forget(calls.jackpotTerms) };
}
