import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useAdminFeedback = (settled: 'yes' | 'no') =>
  useCallQuery(calls.adminFeedback, { settled });

export const useSettleFeedback = () => useCallMutation(calls.settleFeedback);
export const usePreviewContent = () => useCallMutation(calls.previewContent);

/** Invalidates feedback and audit trail, also after a failure: another operator may have been first. */
export function useReloadFeedback(): () => void {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.adminFeedback);
    invalidate(calls.audit);
  };
}
