import { useEvent, useLatestEvent } from '@croupier/bus';
import { useCallQuery } from '@croupier/client';
import { calls, type Balance, type DecimalAmount, type Session } from '@croupier/contracts';
import { useEffect } from 'react';
import { useHydrated } from '../server-render/use-hydrated.ts';
import { isBalance } from '../live/balance-gate.ts';
import { useShell } from '../shell-scope.tsx';

export interface KnownBalance {
  /** `null` until the first balance has loaded. */
  readonly balance: Balance | null;
  /** Money under the terms of a bonus, beside the balance. */
  readonly bonus: DecimalAmount;
  /** Waits for a decision, such as a withdrawal; not in the balance. */
  readonly held: DecimalAmount;
  readonly isRefreshing: boolean;
  readonly error: unknown;
  readonly refresh: () => void;
}

/**
 * The member's balance: requested once, then live. The response is also published on the bus, where an older
 * value never replaces a newer one.
 */
export function useBalance(session: Session | null): KnownBalance {
  const { own, balances } = useShell();
  const answer = useCallQuery(calls.balance, undefined, { enabled: session !== null });
  const { data, refetch } = answer;
  useEvent('bonus.changed', () => void refetch());
  useEffect(() => {
    if (isBalance(data) && balances.passes(data)) own.publish('wallet.balance-changed', data);
  }, [data, own, balances]);

  // The live stream may be faster than the header's hydration, which starts from markup without an amount.
  const isHydrated = useHydrated();
  const latest = useLatestEvent('wallet.balance-changed');
  return {
    bonus: data?.bonus ?? '0.00',
    balance: isHydrated && latest && latest.version >= 0 ? latest : null,
    held: data?.held ?? '0.00',
    isRefreshing: !isHydrated || answer.isFetching,
    // An invalid response is treated as missing. A page may have asked before the header hydrates.
    error: isHydrated && (answer.error ?? (answer.isSuccess && !isBalance(data))),
    refresh: () => void refetch(),
  };
}
