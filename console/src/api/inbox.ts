import { useCallMutation, useCallQuery, useInvalidate, useUpload } from '@croupier/client';
import { calls } from '@croupier/contracts';

const refreshMs = 10_000;

/** A brand's messages to members, reloaded while the page is open: scheduled ones are sent meanwhile. */
export const useSentMessages = (brand: string, before: string | null) =>
  useCallQuery(
    calls.adminInbox,
    { brand, ...(before && { before }) },
    { refreshMs: before === null && refreshMs, keepPrevious: true },
  );

/** Operator actions on messages to members. Invalidates the list afterwards, also after a failure. */
export function useInboxActions() {
  const invalidate = useInvalidate();
  return {
    count: useCallMutation(calls.countInboxAudience),
    upload: useUpload(calls.uploadInboxImage),
    send: useCallMutation(calls.sendInboxMessage),
    cancel: useCallMutation(calls.cancelInboxMessage),
    reload: () => {
      invalidate(calls.adminInbox);
      invalidate(calls.audit);
    },
  };
}
