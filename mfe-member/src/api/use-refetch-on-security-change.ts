import { useEvent } from '@croupier/bus';
import { useInvalidate } from '@croupier/client';

type QueryCall = Parameters<ReturnType<typeof useInvalidate>>[0];

/** Reloads what a call has answered when the security log gets an entry, also by another tab or device. */
export function useRefetchOnSecurityChange(call: QueryCall): void {
  const invalidate = useInvalidate();
  useEvent('security.changed', () => invalidate(call));
}
