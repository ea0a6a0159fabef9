import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Adds the whole ledger up now. The list of checks is asked for anew afterwards, also after a failure. */
export function useCheckLedger() {
  const forget = useInvalidate();
  const check = useCallMutation(calls.checkLedger);
  return { ...check, reload: () => forget(calls.ledgerChecks) };
}
