import { useEvent, useLatestEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type DecimalAmount } from '@croupier/contracts';

export interface KnownFunds {
  readonly cash: DecimalAmount;
  readonly bonus: DecimalAmount;
}

/** Cash as of the last event of the live stream, and the bonus, which is requested again when it changes. */
export function useFunds(): KnownFunds | undefined {
  const invalidate = useInvalidate();
  useEvent('bonus.changed', () => invalidate(calls.balance));
  const latest = useLatestEvent('wallet.balance-changed');
  const { data } = useCallQuery(calls.balance, undefined);
  const cash = latest?.sumBalance ?? data?.sumBalance;
  return cash === undefined ? undefined : { cash, bonus: data?.bonus ?? '0.00' };
}
