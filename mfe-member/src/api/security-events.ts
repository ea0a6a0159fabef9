import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

/** The log of the member's account security, newest first. */
export function useSecurityEvents({ input }: Cursor) {
  return useCallQuery(calls.securityEvents, input, { keepPrevious: true });
}
