import { useHeard } from '@croupier/bus';
import { useAnswer, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What a member needs to know before asking for money. Each stake counts down what is still to be staked. */
export function usePayoutTerms() {
  const forget = useForget();
  useHeard('wallet.balance-changed', () => forget(calls.payoutTerms));
  return useAnswer(calls.payoutTerms, undefined);
}
