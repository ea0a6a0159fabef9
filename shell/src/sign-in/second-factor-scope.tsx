import type { CallFailed } from '@croupier/client';
import { createContext, useContext } from 'react';

const AskSecondFactor = createContext<() => void>(() => undefined);

/** Shows the second step of the sign-in over the form that is in this scope. */
export const SecondFactorScope = AskSecondFactor.Provider;

interface FirstStep {
  reset(): void;
}

/**
 * Handles the failure of a sign-in's first step: returns whether the second factor is needed, and shows its
 * form in that case.
 */
export function useSecondFactorAsk(): (failure: CallFailed, step: FirstStep) => boolean {
  const ask = useContext(AskSecondFactor);
  return ({ code }, step) => {
    if (code !== 'second-factor-needed') return false;
    step.reset();
    ask();
    return true;
  };
}
