import { calls } from '@croupier/contracts';
import { useCall } from '@croupier/client';
import type { SentBets } from '../lib/sent-bet.ts';

export function usePlaceTicket(keys: SentBets) {
  return useCall(calls.placeTicket, { keys });
}
