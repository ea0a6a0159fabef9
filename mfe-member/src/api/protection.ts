import { useHeard } from '@croupier/bus';
import { useAnswer, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The member's limits, breaks and checks; asked anew whenever one of them changes. */
export function useProtection() {
  const again = useProtectionAgain();
  useHeard('protection.changed', again);
  return useAnswer(calls.protection, undefined);
}

/** Asks anew for what a decision has changed. */
export function useProtectionAgain(): () => void {
  const forget = useForget();
  return () => {
    forget(calls.protection);
    forget(calls.protectionHistory);
  };
}
