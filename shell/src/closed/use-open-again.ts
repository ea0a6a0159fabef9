import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useEffect } from 'react';

const askEveryMs = 30_000;

/** Polls whether the site is open, and reports once it is. Returns the latest answer. */
export function useOpenAgain(onOpen: () => void) {
  const { data } = useCallQuery(
    calls.systemStatus,
    { host: window.location.hostname },
    { refreshMs: askEveryMs },
  );
  const isOpen = data?.status === 0;
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen, onOpen]);
  return data;
}
