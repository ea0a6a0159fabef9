import { useTopic } from '@croupier/bus';
import { useAnswer } from '@croupier/client';
import { calls, type Balance } from '@croupier/contracts';

/** The newest known balance: as the bus tells it, and asked for where nothing was told yet. */
export function useBalance(): Balance | undefined {
  const told = useTopic('wallet.balance-changed');
  const asked = useAnswer(calls.balance, undefined, { enabled: !told });
  return told ?? asked.data;
}
