import { calls } from '@croupier/contracts';
import { useCallMutation } from '@croupier/client';
import type { SentBets } from '../lib/sent-bet.ts';

export function usePlaceChase(keys: SentBets) {
  return useCallMutation(calls.placeChase, { keys });
}
