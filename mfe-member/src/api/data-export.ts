import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

/** The state of the copy of the member's data; follows when it is ready. */
export function useDataExport() {
  const invalidate = useInvalidate();
  useEvent('data-export.changed', () => invalidate(calls.dataExport));
  useRefetchOnSecurityChange(calls.dataExport);
  return useCallQuery(calls.dataExport, undefined);
}

export function useRequestDataExport() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.requestDataExport),
    reload: () => invalidate(calls.dataExport),
  };
}

export const useOpenDataExport = () => useCallMutation(calls.openDataExport);
