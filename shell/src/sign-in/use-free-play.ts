import { useCallMutation, type CallFailed } from '@croupier/client';
import { calls, type SignedIn } from '@croupier/contracts';
import { useState } from 'react';

interface Outcomes {
  readonly onSuccess: (signedIn: SignedIn) => void;
  readonly onError?: (error: CallFailed) => void;
}

/** Opens a trial account with play money; pressing twice opens one account. */
export function useFreePlay(outcomes: Outcomes) {
  const freePlay = useCallMutation(calls.freePlay);
  const [random] = useState(() => crypto.randomUUID());

  function start(): void {
    const os = navigator.platform.slice(0, 60);
    freePlay.mutate({ os, platform: 'W', random, version: 3 }, outcomes);
  }

  return { start, isPending: freePlay.isPending, error: freePlay.error };
}
