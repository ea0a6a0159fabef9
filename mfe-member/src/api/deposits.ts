import { useHeard } from '@croupier/bus';
import { useAnswer, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

/** The member's deposits; asked anew whenever one of them moves. */
export function useDeposits({ input }: Cursor) {
  const forget = useForget();
  useHeard('deposit.changed', () => forget(calls.deposits));
  return useAnswer(calls.deposits, input, { keepPrevious: true });
}
