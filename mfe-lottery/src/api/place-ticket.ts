import { calls } from '@croupier/contracts';
import { useCallMutation } from '@croupier/client';
import type { SentBets } from '../lib/sent-bet.ts';

export function usePlaceTicket(keys: SentBets) {
  return useCallMutation(calls.placeTicket, { keys });
}
