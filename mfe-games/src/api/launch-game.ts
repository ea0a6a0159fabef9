import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Each call makes an address that is good once, within a minute. */
export function useLaunchGame() {
  return useCall(calls.launchGame);
}
