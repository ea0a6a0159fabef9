import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRef } from 'react';
import type { Cursor } from '../lib/use-cursor.ts';

export interface StatementFilter {
  /** Kinds separated by commas; if absent, all kinds. */
  readonly kinds?: string;
  readonly from: string;
  readonly to: string;
}

/** The member's bookings; reloaded whenever the balance has changed since the page was opened. */
export function useStatement({ input }: Cursor, filter: StatementFilter) {
  const forget = useInvalidate();
  const known = useRef<number | null>(null);
  useEvent('wallet.balance-changed', ({ version }) => {
    // The first event is a replay of what the response below already contains.
    if (known.current !== null && version !== known.current) forget(calls.statement);
    known.current = version;
  });
  return useCallQuery(calls.statement, { ...input, ...filter }, { keepPrevious: true });
}
