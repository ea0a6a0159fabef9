import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The terms of every brand's jackpot. */
export const useJackpotTerms = () => useAnswer(calls.jackpotTerms, undefined);

/** Sets a brand's jackpot; the terms are asked for anew afterwards, also where somebody was faster. */
export function useSetJackpot() {
  const forget = useForget();
  const set = useCall(calls.setJackpot);
  return { ...set, reload: () => forget(calls.jackpotTerms) };
}
