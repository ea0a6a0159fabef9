import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The jackpot terms of all brands. */
export const useJackpotTerms = () => useCallQuery(calls.jackpotTerms, undefined);

/** Sets a brand's jackpot. Invalidates the terms afterwards, also if another operator saved first. */
export function useSetJackpot() {
  const forget = useInvalidate();
  const set = useCallMutation(calls.setJackpot);
  return { ...set, reload: () => forget(calls.jackpotTerms) };
}
