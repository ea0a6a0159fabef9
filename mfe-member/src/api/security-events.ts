import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

/** The log of the member's account security, newest first. */
export function useSecurityEvents({ input }: Cursor) {
  useRefetchOnSecurityChange(calls.securityEvents);
  return useCallQuery(calls.securityEvents, input, { keepPrevious: true });
}
