import { useEvent } from '@croupier/bus';
import { useInvalidate } from '@croupier/client';
import { useRef } from 'react';

type QueryCall = Parameters<ReturnType<typeof useInvalidate>>[0];

/** Reloads what a call has answered whenever the balance has changed since the page was opened. */
export function useRefetchOnBooking(call: QueryCall): void {
  const invalidate = useInvalidate();
  const known = useRef<number | null>(null);
  useEvent('wallet.balance-changed', ({ version }) => {
    // The first event is a replay of what the answer already contains.
    if (known.current !== null && version !== known.current) invalidate(call);
    known.current = version;
  });
}
