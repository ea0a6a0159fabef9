import { useEvent, useLatestEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type DecimalAmount } from '@croupier/contracts';

export interface KnownFunds {
  readonly cash: DecimalAmount;
  readonly bonus: DecimalAmount;
}

/** Cash as the live stream last told it, and the bonus beside it; asked for again when the bonus moves. */
export function useFunds(): KnownFunds | undefined {
  const invalidate = useInvalidate();
  useEvent('bonus.changed', () => invalidate(calls.balance));
  const told = useLatestEvent('wallet.balance-changed');
  const { data } = useCallQuery(calls.balance, undefined);
  const cash = told?.sumBalance ?? data?.sumBalance;
  return cash === undefined ? undefined : { cash, bonus: data?.bonus ?? '0.00' };
}
