import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useTakeTimeOut() {
  return useCallMutation(calls.takeTimeOut);
}
