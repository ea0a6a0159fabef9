import { calls } from '@croupier/contracts';
import { useCall } from '@croupier/client';
import type { SentBets } from '../lib/sent-bet.ts';

export function usePlaceChase(keys: SentBets) {
  return useCall(calls.placeChase, { keys });
}
