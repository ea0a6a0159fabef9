import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRef } from 'react';
import type { Cursor } from '../lib/use-cursor.ts';

export interface StatementFilter {
  /** Kinds with commas between; all without it. */
  readonly kinds?: string;
  readonly from: string;
  readonly to: string;
}

/** The member's bookings; asked anew whenever the balance has moved since the page was opened. */
export function useStatement({ input }: Cursor, filter: StatementFilter) {
  const forget = useInvalidate();
  const known = useRef<number | null>(null);
  useEvent('wallet.balance-changed', ({ version }) => {
    // The first one is a replay of what the answer below holds already.
    if (known.current !== null && version !== known.current) forget(calls.statement);
    known.current = version;
  });
  return useCallQuery(calls.statement, { ...input, ...filter }, { keepPrevious: true });
}
