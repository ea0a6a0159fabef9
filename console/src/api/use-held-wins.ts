import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type HeldWinDecision } from '@croupier/contracts';

const refreshMs = 15_000;

/** Wins above their bound, those that wait first. */
export const useHeldWins = () => useCallQuery(calls.heldWins, undefined, { refreshMs });

export type HeldWinStep = 'release' | 'take-back' | 'confirm' | 'withdraw';

/** One step of the decision about a held win; the lists are requested again afterwards, also after a failure. */
export function useDecideHeldWin(step: HeldWinStep) {
  const forget = useInvalidate();
  const propose = useCallMutation(calls.proposeHeldWin);
  const confirm = useCallMutation(calls.confirmHeldWin);
  const withdraw = useCallMutation(calls.withdrawHeldWin);
  const used = step === 'confirm' ? confirm : step === 'withdraw' ? withdraw : propose;

  function send(decision: HeldWinDecision, then: Parameters<typeof confirm.mutate>[1]): void {
    if (step === 'release' || step === 'take-back')
      propose.mutate({ ...decision, proposal: step }, { ...then });
    else if (step === 'confirm') confirm.mutate(decision, then);
    else withdraw.mutate(decision, { ...then });
  }

  return {
    send,
    isPending: used.isPending,
    error: used.error,
    reload() {
      forget(calls.heldWins);
      forget(calls.providerStandings);
      forget(calls.audit);
    },
  };
}
